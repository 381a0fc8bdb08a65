import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { jest } from '@jest/globals';
import { AccountPurgeService } from '../src/modules/account/account-purge.service.js';
import { RemovedPurgeService } from '../src/modules/admin/removals/removed-purge.service.js';
import { DecisionsService } from '../src/modules/review/decisions.service.js';
import { MediaService } from '../src/platform/media/media.service.js';
import { startApp, type TestApp } from './support/app.js';
import { expectCountersToMatch } from './support/counters.js';
import {
  joinMember,
  makePage,
  PASSWORD,
  photo,
  signInAdministrator,
  writePost,
  type TestMember,
} from './support/factories.js';

let app: TestApp;
let registrar: string;
let proctor: string;
let reader: TestMember;
beforeAll(async () => {
  app = await startApp();
  registrar = await signInAdministrator(app, 'registrar');
  proctor = await signInAdministrator(app, 'proctor');
  reader = await joinMember(app);
});
afterAll(() => app.close());
afterEach(async () => {
  jest.restoreAllMocks();
  await expectCountersToMatch(app);
});

const HELD = 'Your post is hidden while a moderator looks at it.';

/** A member whose report alone holds a post: confirmed, and here for a week. */
async function joinTrusted(name = 'Tara'): Promise<TestMember> {
  const member = await joinMember(app, { name });
  await app.rows(
    `UPDATE member SET email_confirmed_at = now(), created_at = now() - interval '8 days' WHERE id = $1`,
    [member.id],
  );
  return member;
}
async function writePictured(author: TestMember, pageId?: string): Promise<{ id: string; picture: string }> {
  const form = app
    .http()
    .post('/user/feeds/create')
    .set('Authorization', author.token)
    .field('feedData', JSON.stringify({ content: '<p>Look at her</p>' }))
    .attach('images', await photo(1200, 800), 'a.jpg');
  if (pageId !== undefined) form.field('pageId', pageId);
  const { data } = (await form.expect(201)).body;
  return { id: data.id, picture: data.feedData.imagesUrl[0] };
}
const report = (by: TestMember, id: string, reason = 'intimate') =>
  app.call('/user/safety/report', { kind: 'post', id, reason, text: `By ${by.name}` }, by.token);
const seen = (id: string, by: TestMember) => app.call('/user/feeds/getFeedById', { id }, by.token);
const withheld = async (id: string) =>
  (await app.rows<{ withheld: string | null }>('SELECT withheld FROM post WHERE id = $1', [id]))[0]?.withheld;
/** Of the picture, in each of its sizes. */
const statuses = (picture: string) =>
  Promise.all(['480', '960', '1920'].map(async (w) => (await app.http().get(`/${picture}?w=${w}`)).status));
const filesOf = async (picture: string) =>
  (await readdir(path.join(app.dataDir, 'media'), { recursive: true })).filter(
    (file) => file.endsWith('.webp') && file.includes(path.basename(picture, '.webp')),
  );
const cleanMedia = () => app.nest.get(MediaService).clean();
const purgeRemoved = () => app.nest.get(RemovedPurgeService).purge(new AbortController().signal);
const purgeAccounts = () => app.nest.get(AccountPurgeService).purge(new AbortController().signal);
const tell = () => app.nest.get(DecisionsService).tell();
const caseOf = async (id: string) => {
  const [row] = await app.rows<{ id: string; version: number }>(
    `SELECT id, version FROM review_case WHERE target_kind = 'post' AND target_id = $1 AND source = 'report' ORDER BY id DESC LIMIT 1`,
    [id],
  );
  return row!;
};
const decide = async (id: string, more: object) =>
  app.call('/admin/review/decide', { ...(await caseOf(id)), ...more }, registrar).expect(200);
const undo = async (id: string) =>
  app.call('/admin/review/undo', { id: (await caseOf(id)).id }, registrar).expect(200);
const removal = { outcome: 'violation', rule: 3, remove: true };
const letDaysPass = async (id: string, days: number) => {
  const { id: caseId } = await caseOf(id);
  await app.rows(`UPDATE review_case SET decided_at = decided_at - make_interval(days => $2) WHERE id = $1`, [
    caseId,
    days,
  ]);
  await app.rows(`UPDATE appeal SET decided_at = decided_at - make_interval(days => $2) WHERE case_id = $1`, [
    caseId,
    days,
  ]);
  await app.rows(`UPDATE post SET withheld_at = withheld_at - make_interval(days => $2) WHERE id = $1`, [
    id,
    days,
  ]);
};
const notices = async (member: TestMember) => {
  const { body } = await app.call('/user/notifications/getAll', {}, member.token).expect(200);
  return body.data.notifications.filter(({ kind }: { kind: string }) => kind === 'notice');
};
/** Deletes the account of a member, so long ago that it is to be purged. */
async function leaveLongAgo(member: TestMember): Promise<void> {
  await app.call('/user/account/delete', { password: PASSWORD }, member.token).expect(200);
  await app.rows(`UPDATE member SET deleted_at = now() - interval '15 days' WHERE id = $1`, [member.id]);
}
const isMember = async ({ id }: TestMember) =>
  (await app.rows('SELECT FROM member WHERE id = $1', [id])).length === 1;
async function heldPost(reporter?: TestMember) {
  const author = await joinMember(app);
  const post = await writePictured(author);
  await report(reporter ?? (await joinTrusted()), post.id).expect(201);
  expect(await withheld(post.id)).toBe('held');
  return { author, ...post };
}

describe('a post with pictures', () => {
  it.each(['intimate', 'child_safety'])(
    'is held at once when one trusted member reports it as %s, and its pictures cannot be fetched',
    async (reason) => {
      const [author, reporter] = [await joinMember(app), await joinTrusted()];
      const page = await makePage(app, author);
      const { id, picture } = await writePictured(author, page);
      expect(await statuses(picture)).toEqual([200, 200, 200]);
      await report(reporter, id, reason).expect(201);
      for (const by of [reader, reporter])
        expect((await seen(id, by).expect(404)).body.error).toBe('not_found');
      expect(await statuses(picture)).toEqual([404, 404, 404]);
      const everybodys = await app
        .call('/user/feeds/getAllFeeds', { pageId: page }, reader.token)
        .expect(200);
      expect(everybodys.body.data).toMatchObject({ feeds: [], pagination: { total: 0 } });
      await app.call('/user/comments/getFeedComments', { feedId: id }, reader.token).expect(404);
      await app.call('/user/likes/toggleLike', { feedId: id }, reader.token).expect(404);
    },
  );

  it('is not held by one member who is new, unconfirmed, has reported in bad faith, or has held two today', async () => {
    const unconfirmed = await joinTrusted();
    await app.rows('UPDATE member SET email_confirmed_at = NULL WHERE id = $1', [unconfirmed.id]);
    const young = await joinTrusted();
    await app.rows(`UPDATE member SET created_at = now() - interval '6 days' WHERE id = $1`, [young.id]);
    const inBadFaith = await joinTrusted();
    const { id: harmless } = await writePictured(await joinMember(app));
    await report(inBadFaith, harmless, 'spam').expect(201);
    await decide(harmless, { outcome: 'bad_faith' });
    const eager = await joinTrusted();
    for (let n = 0; n < 2; n += 1) await heldPost(eager);
    for (const reporter of [unconfirmed, young, inBadFaith, eager]) {
      const { id } = await writePictured(await joinMember(app));
      await report(reporter, id).expect(201);
      expect(await withheld(id)).toBeNull();
      await seen(id, reader).expect(200);
    }
    // It is over after 180 days, and after a day.
    await letDaysPass(harmless, 181);
    await app.rows(`UPDATE report SET at = at - interval '25 hours' WHERE reporter_id = $1`, [eager.id]);
    await heldPost(inBadFaith);
    await heldPost(eager);
  });

  it('is held by two different members, whoever they are, and not by the same one twice', async () => {
    const { id } = await writePictured(await joinMember(app));
    const [one, other] = [await joinMember(app), await joinMember(app)];
    await report(one, id).expect(201);
    await report(one, id, 'child_safety').expect(201);
    await report(await joinMember(app), id, 'spam').expect(201);
    expect(await withheld(id)).toBeNull();
    await report(other, id, 'child_safety').expect(201);
    expect(await withheld(id)).toBe('held');
  });

  it('is not held for another reason; nor is one without pictures, or anything else', async () => {
    const [author, reporter] = [await joinMember(app), await joinTrusted()];
    const { id } = await writePictured(author);
    await report(reporter, id, 'violence').expect(201);
    expect(await withheld(id)).toBeNull();
    const { id: words } = await writePost(app, author);
    await report(reporter, words).expect(201);
    await report(await joinTrusted(), words).expect(201);
    expect(await withheld(words)).toBeNull();
    const page = await makePage(app, author);
    for (const [kind, target] of [
      ['page', page],
      ['member', author.id],
    ]) {
      const form = { kind, id: target, reason: 'intimate' };
      await app.call('/user/safety/report', form, reporter.token).expect(201);
    }
    await app.call('/user/pages/getPageById', { id: page }, reader.token).expect(200);
  });

  it('that was found to break no rule is not held again for the same reason, until it is edited', async () => {
    const { id } = await heldPost();
    await decide(id, { outcome: 'no_violation' });
    await report(await joinTrusted(), id).expect(201);
    expect(await withheld(id)).toBeNull();
    await app.rows(`UPDATE post SET content = '<p>Look at him</p>' WHERE id = $1`, [id]);
    await report(await joinTrusted(), id).expect(201);
    expect(await withheld(id)).toBe('held');
  });

  it('is held once by many reports at the same time, beside a decision', async () => {
    const author = await joinMember(app);
    const { id } = await writePictured(author);
    await report(await joinMember(app), id, 'spam').expect(201);
    const reporters = await Promise.all(Array.from({ length: 4 }, () => joinTrusted()));
    const form = { ...(await caseOf(id)), outcome: 'no_violation' };
    const [decided] = await Promise.all([
      app.call('/admin/review/decide', form, registrar),
      ...reporters.map((by) => report(by, id)),
    ]);
    // Refused when a report came first that makes another case of it.
    expect([200, 409]).toContain(decided.status);
    // Whatever came first: it is held exactly while a case that a report held it for is open.
    const [open] = await app.rows(
      `SELECT FROM review_case c JOIN report r ON r.case_id = c.id AND r.held WHERE c.target_id = $1 AND c.state = 'open'`,
      [id],
    );
    expect(await withheld(id)).toBe(open ? 'held' : null);
  });
});

describe('the author of a held post', () => {
  it('sees it at its address and among their posts, without its pictures, and is told once', async () => {
    const { author, id } = await heldPost();
    await report(await joinTrusted(), id).expect(404);
    expect((await seen(id, author).expect(200)).body.data).toMatchObject({
      id,
      isHeld: true,
      feedData: { content: '<p>Look at her</p>', imagesUrl: [], images: [] },
    });
    const own = (body: object, by = author) =>
      app.call('/user/feeds/getAllFeeds', { usersFeed: true, ...body }, by.token).expect(200);
    const { data } = (await own({})).body;
    expect(data).toMatchObject({ feeds: [], pagination: { total: 0 }, held: [{ id, isHeld: true }] });
    expect((await own({ page: 2 })).body.data).not.toHaveProperty('held');
    expect((await own({ userId: author.id }, reader)).body.data).not.toHaveProperty('held');
    expect(await notices(author)).toEqual([
      expect.objectContaining({
        actors: [],
        feedId: id,
        notice: expect.objectContaining({ about: 'hold', kind: 'post', hasActed: true, decisionId: null }),
      }),
    ]);
    await decide(id, { outcome: 'no_violation' });
    await undo(id);
    await tell();
    expect(await notices(author)).toHaveLength(1);
    await decide(id, { outcome: 'no_violation' });
    expect(await notices(author)).toEqual([
      expect.objectContaining({ feedId: null, notice: expect.objectContaining({ hasActed: false }) }),
    ]);
  });

  it('cannot edit it, and nobody else learns that it is there', async () => {
    const { author, id } = await heldPost();
    const edit = (by: TestMember) =>
      app
        .http()
        .post('/user/feeds/update')
        .set('Authorization', by.token)
        .field({ id, feedData: '{"content":"<p>Harmless</p>"}' });
    expect((await edit(author).expect(409)).body).toMatchObject({ error: 'held', message: HELD });
    await edit(reader).expect(404);
    expect((await seen(id, author).expect(200)).body.data.feedData.content).toBe('<p>Look at her</p>');
  });

  it('reads the same, whoever reported it', async () => {
    const read: string[] = [];
    for (const reason of ['intimate', 'child_safety']) {
      const author = await joinMember(app, { name: 'Asha' });
      const { id } = await writePictured(author);
      await report(await joinTrusted(`Reporter of ${reason}`), id, reason).expect(201);
      const own = await app.call('/user/feeds/getAllFeeds', { usersFeed: true }, author.token);
      const answers = [(await seen(id, author)).body, own.body, await notices(author)];
      read.push(
        JSON.stringify(answers)
          .replaceAll(`"${id}"`, '"post"')
          .replaceAll(`"${author.id}"`, '"author"')
          .replaceAll(`"${answers[2][0].id}"`, '"notice"')
          .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time'),
      );
    }
    expect(read[0]).toBe(read[1]);
    expect(read[0]).not.toMatch(/Reporter|intimate|child/);
  });
});

describe('a decision about a held post', () => {
  it.each([
    { outcome: 'no_violation' },
    { outcome: 'send_help' },
    { outcome: 'bad_faith' },
    { outcome: 'violation', rule: 3, measure: 'warning' },
  ])('shows it again if nothing is removed: %j; undone, it is held again', async (decision) => {
    const { author, id, picture } = await heldPost();
    const shown = async (status: number) => {
      await seen(id, reader).expect(status);
      expect(await statuses(picture)).toEqual([status, status, status]);
      await expectCountersToMatch(app);
    };
    await decide(id, decision);
    await shown(200);
    expect((await seen(id, author)).body.data).not.toHaveProperty('isHeld');
    await undo(id);
    await shown(404);
    expect(await withheld(id)).toBe('held');
    await decide(id, decision);
    await shown(200);
  });

  it('removes it, is undone to a held one, and an appeal shows it', async () => {
    const { author, id, picture } = await heldPost();
    await decide(id, removal);
    expect(await withheld(id)).toBe('removed');
    await undo(id);
    expect(await withheld(id)).toBe('held');
    expect(await statuses(picture)).toEqual([404, 404, 404]);
    await decide(id, removal);
    await letDaysPass(id, 1);
    await tell();
    const { id: decisionId } = await caseOf(id);
    await app.call('/user/safety/appeal', { decisionId, text: 'It is me' }, author.token).expect(200);
    const answer = { ...(await caseOf(id)), outcome: 'overturned', reply: 'You were right' };
    await app.call('/admin/review/decideAppeal', answer, proctor).expect(200);
    await seen(id, reader).expect(200);
    expect(await statuses(picture)).toEqual([200, 200, 200]);
  });

  it('leaves what an administrator has removed meanwhile removed, and so does undoing it', async () => {
    const { id } = await heldPost();
    await app.call('/admin/content/removePost', { id, reason: 'Asked by the dean' }, registrar).expect(200);
    await decide(id, { outcome: 'no_violation' });
    expect(await withheld(id)).toBe('removed');
    await undo(id);
    expect(await withheld(id)).toBe('removed');
  });

  it('undone after somebody reported it again leaves it held, with one notice and its pictures as evidence', async () => {
    const { author, id, picture } = await heldPost();
    const first = (await caseOf(id)).id;
    await decide(id, { outcome: 'violation', rule: 3 });
    await report(await joinTrusted(), id, 'child_safety').expect(201);
    expect((await caseOf(id)).id).not.toBe(first);
    await app.call('/admin/review/undo', { id: first }, registrar).expect(200);
    expect(await withheld(id)).toBe('held');
    expect(await notices(author)).toHaveLength(1);
    expect(await app.rows('SELECT case_id AS id, path FROM evidence WHERE path = $1', [picture])).toEqual([
      { id: first, path: picture },
    ]);
  });
});

describe('a held post whose report waits', () => {
  it('is held again when what removed it meanwhile is taken back, by whom ever, and told so', async () => {
    const { author, id, picture } = await heldPost();
    await app.call('/admin/content/removePost', { id, reason: 'Asked by the dean' }, registrar).expect(200);
    expect(await withheld(id)).toBe('removed');
    const { body } = await app.call('/admin/content/restorePost', { id }, registrar).expect(200);
    expect(body.message).toBe('The post is restored. Nobody sees it until the report about it is decided.');
    expect(await withheld(id)).toBe('held');
    await seen(id, reader).expect(404);
    expect(await statuses(picture)).toEqual([404, 404, 404]);
    expect((await seen(id, author).expect(200)).body.data.isHeld).toBe(true);
    await app.call('/admin/content/removePost', { id, reason: 'Once more' }, registrar).expect(200);
    const [act] = await app.rows<{ id: string }>(
      `SELECT id FROM review_case WHERE target_id = $1 AND source = 'console' ORDER BY id DESC LIMIT 1`,
      [id],
    );
    await app.call('/admin/review/undo', { id: act!.id }, registrar).expect(200);
    expect(await withheld(id)).toBe('held');
    await decide(id, { outcome: 'no_violation' });
    await seen(id, reader).expect(200);
    expect(await statuses(picture)).toEqual([200, 200, 200]);
  });

  it('is shown by restoring it once the report is decided', async () => {
    const { id } = await heldPost();
    await app.call('/admin/content/removePost', { id, reason: 'Asked by the dean' }, registrar).expect(200);
    await decide(id, { outcome: 'no_violation' });
    const { body } = await app.call('/admin/content/restorePost', { id }, registrar).expect(200);
    expect(body.message).toBe('The post is restored');
    await seen(id, reader).expect(200);
  });

  it('is decided as the report saw it that held it, by nobody who has the case open from before', async () => {
    const { id } = await writePictured(await joinMember(app));
    await report(await joinMember(app), id, 'spam').expect(201);
    const before = await caseOf(id);
    await app.rows(`UPDATE post SET content = '<p>Look at him</p>' WHERE id = $1`, [id]);
    // Its priority has risen before: the hold alone makes it another case.
    await app.rows('UPDATE review_case SET priority = 0 WHERE id = $1', [before.id]);
    await report(await joinTrusted(), id).expect(201);
    const refused = await app
      .call('/admin/review/decide', { ...before, outcome: 'no_violation' }, registrar)
      .expect(409);
    expect(refused.body.message).toMatch(/^Somebody has reported this again meanwhile/);
    expect(await withheld(id)).toBe('held');
    const { body } = await app.call('/admin/review/getCase', { id: before.id }, registrar).expect(200);
    expect(body.data).toMatchObject({ isEdited: false, content: { text: '<p>Look at him</p>' } });
    await decide(id, { outcome: 'no_violation' });
    await seen(id, reader).expect(200);
  });
});

describe('the pictures of a held post', () => {
  it('are moved by the next run if the process died before, and by a second run not again', async () => {
    const settle = jest.spyOn(app.nest.get(MediaService), 'settle').mockResolvedValue(false);
    const { id, picture } = await heldPost();
    expect(await statuses(picture)).toEqual([200, 200, 200]);
    await Promise.all([cleanMedia(), cleanMedia()]);
    await cleanMedia();
    expect(await statuses(picture)).toEqual([404, 404, 404]);
    await decide(id, { outcome: 'no_violation' });
    await undo(id);
    await decide(id, { outcome: 'no_violation' });
    // Held and shown again before any file moved: the last act counts.
    settle.mockRestore();
    await cleanMedia();
    expect(await statuses(picture)).toEqual([200, 200, 200]);
  });

  it('stay when its author deletes it, until 180 days after the last decision', async () => {
    const { author, id, picture } = await heldPost();
    const whole = (await filesOf(picture)).length;
    await app.call('/user/feeds/delete', { id }, reader.token).expect(404);
    await app.call('/user/feeds/delete', { id }, author.token).expect(200);
    await cleanMedia();
    await seen(id, author).expect(404);
    const kept = async () => {
      await tell();
      await cleanMedia();
      return (await filesOf(picture)).length;
    };
    expect(await kept()).toBe(whole);
    await decide(id, removal);
    await letDaysPass(id, 179);
    expect(await kept()).toBe(whole);
    expect(await statuses(picture)).toEqual([404, 404, 404]);
    await letDaysPass(id, 2);
    expect(await kept()).toBe(0);
  });

  it('go with the post when the evidence is kept no longer, and not before', async () => {
    const { author, id, picture } = await heldPost();
    await decide(id, { outcome: 'no_violation' });
    await letDaysPass(id, 181);
    await tell();
    await cleanMedia();
    expect(await app.rows('SELECT FROM evidence WHERE path = $1', [picture])).toEqual([]);
    expect(await statuses(picture)).toEqual([200, 200, 200]);
    await app.call('/user/feeds/delete', { id }, author.token).expect(200);
    await cleanMedia();
    expect(await filesOf(picture)).toEqual([]);
  });
});

describe('a post that a decision removed', () => {
  it('is not purged while an appeal is undecided; then it is, and its pictures stay as evidence', async () => {
    const { author, id, picture } = await heldPost();
    await decide(id, removal);
    await letDaysPass(id, 29);
    await tell();
    const { id: decisionId } = await caseOf(id);
    await app.call('/user/safety/appeal', { decisionId, text: 'It is me' }, author.token).expect(200);
    await letDaysPass(id, 5);
    await purgeRemoved();
    expect(await withheld(id)).toBe('removed');
    const answer = { ...(await caseOf(id)), outcome: 'upheld', reply: 'It stays removed' };
    await app.call('/admin/review/decideAppeal', answer, proctor).expect(200);
    await purgeRemoved();
    expect(await withheld(id)).toBeUndefined();
    await letDaysPass(id, 170);
    await tell();
    await cleanMedia();
    // The last decision was that of the appeal.
    expect((await filesOf(picture)).length).toBeGreaterThan(0);
    await letDaysPass(id, 11);
    await tell();
    await cleanMedia();
    expect(await filesOf(picture)).toEqual([]);
  });

  it('is not purged with its page while an appeal is undecided; the rest of the page is, and then it is', async () => {
    const [owner, author] = [await joinMember(app), await joinMember(app)];
    const page = await makePage(app, owner);
    await app.rows('INSERT INTO follow (page_id, member_id) VALUES ($1, $2)', [page, author.id]);
    const { id } = await writePictured(author, page);
    const { id: other } = await writePictured(owner, page);
    await report(await joinTrusted(), id).expect(201);
    await decide(id, removal);
    await letDaysPass(id, 1);
    await tell();
    const { id: decisionId } = await caseOf(id);
    await app.call('/user/safety/appeal', { decisionId, text: 'It is me' }, author.token).expect(200);
    await app.call('/user/pages/delete', { id: page }, owner.token).expect(200);
    await purgeRemoved();
    expect(await withheld(id)).toBe('removed');
    expect(await withheld(other)).toBeUndefined();
    const answer = { ...(await caseOf(id)), outcome: 'upheld', reply: 'It stays removed' };
    await app.call('/admin/review/decideAppeal', answer, proctor).expect(200);
    await purgeRemoved();
    expect(await withheld(id)).toBeUndefined();
    expect(await app.rows('SELECT FROM page WHERE id = $1', [page])).toEqual([]);
  });

  it('is not purged with the account of its page’s creator while an appeal is undecided; what is the creator’s own is', async () => {
    const [owner, author] = [await joinMember(app), await joinMember(app)];
    const page = await makePage(app, owner);
    await app.rows('INSERT INTO follow (page_id, member_id) VALUES ($1, $2)', [page, author.id]);
    const { id } = await writePictured(author, page);
    const { id: other } = await writePost(app, author, '<p>Hello</p>', page);
    const { id: own } = await writePost(app, owner, '<p>Hello</p>', page);
    await report(await joinTrusted(), id).expect(201);
    await decide(id, removal);
    await letDaysPass(id, 1);
    await tell();
    const { id: decisionId } = await caseOf(id);
    await app.call('/user/safety/appeal', { decisionId, text: 'It is me' }, author.token).expect(200);
    await leaveLongAgo(owner);
    await purgeAccounts();
    expect(await withheld(id)).toBe('removed');
    expect([await withheld(other), await withheld(own)]).toEqual([undefined, undefined]);
    expect(await isMember(owner)).toBe(true);
    const answer = { ...(await caseOf(id)), outcome: 'upheld', reply: 'It stays removed' };
    await app.call('/admin/review/decideAppeal', answer, proctor).expect(200);
    await purgeAccounts();
    expect(await withheld(id)).toBeUndefined();
    expect(await isMember(owner)).toBe(false);
  });

  it.each(['account', 'removal'])(
    'a comment under appeal keeps its post from the purge of a removed post and of its author’s account: %s',
    async (purged) => {
      const [owner, author] = [await joinMember(app), await joinMember(app)];
      const { id } = await writePost(app, owner);
      const comment = { feedId: id, comment: 'Not mine' };
      const { data } = (await app.call('/user/comments/create', comment, author.token).expect(201)).body;
      const removed = { id: data.id, reason: 'Abuse' };
      await app.call('/admin/content/removeComment', removed, registrar).expect(200);
      const decisionOf = async () =>
        (
          await app.rows<{ id: string; version: number }>(
            `SELECT id, version FROM review_case WHERE target_kind = 'comment' AND target_id = $1`,
            [data.id],
          )
        )[0]!;
      const { id: decisionId } = await decisionOf();
      await app.rows(`UPDATE review_case SET decided_at = decided_at - interval '1 hour' WHERE id = $1`, [
        decisionId,
      ]);
      await tell();
      await app
        .call('/user/safety/appeal', { decisionId, text: 'It is a quotation' }, author.token)
        .expect(200);
      if (purged === 'account') await leaveLongAgo(owner);
      else await app.call('/admin/content/removePost', { id, reason: 'Spam' }, registrar).expect(200);
      await app.rows(
        `UPDATE review_case SET decided_at = now() - interval '32 days' WHERE target_kind = 'post' AND target_id = $1`,
        [id],
      );
      await app.rows(
        `UPDATE post SET withheld_at = now() - interval '32 days' WHERE id = $1 AND withheld IS NOT NULL`,
        [id],
      );
      const purge = purged === 'account' ? purgeAccounts : purgeRemoved;
      const comments = () => app.rows('SELECT FROM comment WHERE id = $1', [data.id]);
      await purge();
      expect(await comments()).toHaveLength(1);
      const answer = { ...(await decisionOf()), outcome: 'upheld', reply: 'It stays removed' };
      await app.call('/admin/review/decideAppeal', answer, proctor).expect(200);
      await purge();
      expect(await comments()).toEqual([]);
      expect(await withheld(id)).toBeUndefined();
    },
  );

  it('is not purged while it can be appealed', async () => {
    const { id } = await heldPost();
    await decide(id, removal);
    await letDaysPass(id, 29);
    await app.rows(`UPDATE post SET withheld_at = now() - interval '31 days' WHERE id = $1`, [id]);
    await purgeRemoved();
    expect(await withheld(id)).toBe('removed');
    await letDaysPass(id, 2);
    await purgeRemoved();
    expect(await withheld(id)).toBeUndefined();
  });
});

it('cases that trusted members reported come first within a priority, those reported in bad faith last', async () => {
  const [trusted, usual, inBadFaith] = [await joinMember(app), await joinMember(app), await joinMember(app)];
  const author = await joinMember(app);
  const reported = async (by: TestMember) => {
    const { id } = await writePost(app, author);
    await report(by, id, 'copyright').expect(201);
    return id;
  };
  for (let n = 0; n < 3; n += 1)
    await decide(
      await reported(trusted),
      n < 2 ? { outcome: 'violation', rule: 8 } : { outcome: 'no_violation' },
    );
  await decide(await reported(inBadFaith), { outcome: 'bad_faith' });
  const order = [await reported(inBadFaith), await reported(usual), await reported(trusted)];
  const { body } = await app.call('/admin/review/getCases', { limit: 50 }, registrar).expect(200);
  const ids = body.data.cases.map(({ id }: { id: string }) => id);
  const places = await Promise.all(order.map(async (id) => ids.indexOf((await caseOf(id)).id)));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => b - a));
  // Somebody else's report of the same makes it usual.
  await report(await joinMember(app), order[0]!, 'copyright').expect(201);
  const again = await app.call('/admin/review/getCases', { limit: 50 }, registrar).expect(200);
  const after = again.body.data.cases.map(({ id }: { id: string }) => id);
  expect(after.indexOf((await caseOf(order[0]!)).id)).toBeLessThan(
    after.indexOf((await caseOf(order[1]!)).id),
  );
});

describe('the pictures of a held post', () => {
  it('are seen by who decides, and that is recorded first; by nobody else', async () => {
    const author = await joinMember(app);
    const { id } = await writePictured(author);
    await report(await joinTrusted(), id).expect(201);
    const [held] = await app.rows<{ id: string }>(
      `SELECT id FROM review_case WHERE target_kind = 'post' AND target_id = $1`,
      [id],
    );
    const open = (image: number, by: string, caseId = held!.id) =>
      app.call('/admin/review/getEvidence', { id: caseId, image }, by);
    const { body } = await open(0, proctor).expect(200);
    expect(Buffer.from(body.data.webp, 'base64').subarray(8, 12).toString()).toBe('WEBP');
    const opened = await app.rows(
      `SELECT member_id AS "memberId", details FROM audit_event WHERE action = 'evidence_opened'`,
    );
    expect(opened).toEqual([{ memberId: author.id, details: { caseId: held!.id, image: '1' } }]);
    await open(1, proctor).expect(404);
    await open(-1, proctor).expect(400);
    await open(10, proctor).expect(400);
    await open(0, proctor, '999999').expect(404);
    await open(0, author.token).expect(401);
  });
});
