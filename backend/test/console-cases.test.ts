import { DecisionsService } from '../src/modules/review/decisions.service.js';
import { startApp, type TestApp } from './support/app.js';
import {
  joinMember,
  makePage,
  signIn,
  signInAdministrator,
  writePost,
  type TestMember,
} from './support/factories.js';

let app: TestApp;
let registrar: string;
let proctor: string;
beforeAll(async () => {
  app = await startApp();
  registrar = await signInAdministrator(app, 'registrar');
  proctor = await signInAdministrator(app, 'proctor');
});
afterAll(() => app.close());

const manage = (path: string, form: object, by = registrar) => app.call(`/admin/${path}`, form, by);
const casesOf = async ({ id }: TestMember) => {
  const { body } = await manage('review/getCases', { list: 'decided', limit: 50 }).expect(200);
  return body.data.cases.filter(({ User }: { User: { id: string } }) => User.id === id);
};
const getCase = async (id: string) => (await manage('review/getCase', { id }).expect(200)).body.data;
const decisionsOf = async (member: TestMember) =>
  (await app.call('/user/safety/getDecisions', {}, member.token).expect(200)).body.data.decisions;
const notices = async (member: TestMember) => {
  const { body } = await app.call('/user/notifications/getAll', {}, member.token).expect(200);
  return body.data.notifications.filter(({ kind }: { kind: string }) => kind === 'notice');
};
/** Ten minutes pass after all that was decided about a member. */
const letTenMinutesPass = async ({ id }: TestMember) => {
  await app.rows(
    `UPDATE review_case SET decided_at = decided_at - interval '10 minutes' WHERE member_id = $1`,
    [id],
  );
  await app.nest.get(DecisionsService).tell();
};

/** A post, a page and a comment of one member, and the calls that remove and restore each. */
async function contentOf(author: TestMember) {
  const { id: post } = await writePost(app, author, '<p>Buy my notes</p>');
  const page = await makePage(app, author, 'Notes for sale');
  const { body } = await app
    .call('/user/comments/create', { feedId: post, comment: 'Cheap notes' }, author.token)
    .expect(201);
  return [
    { kind: 'comment', id: body.data.id as string, call: 'Comment', words: 'Cheap notes' },
    { kind: 'post', id: post, call: 'Post', words: '<p>Buy my notes</p>' },
    { kind: 'page', id: page, call: 'Page', words: undefined },
  ];
}

it('a removal in the console is a decided case, which its author hears of once and can appeal', async () => {
  const author = await joinMember(app);
  for (const { kind, id, call, words } of await contentOf(author)) {
    await manage(`content/remove${call}`, { id, reason: 'Third time', note: 'Not here.' }).expect(200);
    const [entry] = await casesOf(author);
    expect(entry).toMatchObject({
      kind,
      state: 'decided',
      source: 'console',
      outcome: 'violation',
      reasons: [],
    });
    const found = await getCase(entry.id);
    expect(found).toMatchObject({
      isVisible: false,
      reports: [],
      decision: {
        isRemoved: true,
        measure: null,
        rule: null,
        note: 'Not here.',
        reason: 'Third time',
        by: 'registrar',
      },
    });
    if (words !== undefined) expect(found.content.text).toBe(words);
  }
  expect(await notices(author)).toEqual([]);
  await letTenMinutesPass(author);
  const told = await notices(author);
  expect(told.map(({ notice }: { notice: { kind: string } }) => notice.kind).sort()).toEqual([
    'comment',
    'page',
    'post',
  ]);
  expect(told[0].notice).toMatchObject({ about: 'decision', isRemoved: true, note: 'Not here.' });
  const own = await decisionsOf(author);
  expect(JSON.stringify([own, told])).not.toContain('Third time');
  const post = own.find(({ kind }: { kind: string }) => kind === 'post');
  await app
    .call('/user/safety/appeal', { decisionId: post.id, text: 'They are mine' }, author.token)
    .expect(200);
  await manage('review/decideAppeal', { id: post.id, version: 2, outcome: 'overturned' }).expect(403);
  await manage('review/decideAppeal', { id: post.id, version: 2, outcome: 'overturned' }, proctor).expect(
    200,
  );
  await app.call('/user/feeds/getFeedById', { id: post.targetId }, author.token).expect(200);
});

it('restoring what was removed marks the case undone, and within ten minutes nobody is told', async () => {
  const author = await joinMember(app);
  const content = await contentOf(author);
  for (const { id, call } of content) {
    await manage(`content/remove${call}`, { id, reason: 'a' }).expect(200);
    await manage(`content/restore${call}`, { id }).expect(200);
    expect((await casesOf(author))[0]).toMatchObject({ state: 'undone' });
  }
  await letTenMinutesPass(author);
  expect([await notices(author), await decisionsOf(author)]).toEqual([[], []]);
  const { id } = content[1]!;
  await manage('content/removePost', { id, reason: 'a' }).expect(200);
  await letTenMinutesPass(author);
  await manage('content/restorePost', { id }).expect(200);
  expect(await decisionsOf(author)).toEqual([
    expect.objectContaining({ state: 'undone', isRemoved: true, appealUntil: null }),
  ]);
  expect((await notices(author))[0].notice).toMatchObject({ hasActed: false, appealUntil: null });
});

it('the review undoes an act of the console within ten minutes, and nothing waits for a decision then', async () => {
  const author = await joinMember(app);
  const { id } = await writePost(app, author);
  await manage('content/removePost', { id, reason: 'a' }).expect(200);
  const [removal] = await casesOf(author);
  await manage('review/undo', { id: removal.id }, proctor).expect(409);
  await manage('review/undo', { id: removal.id }).expect(200);
  await app.call('/user/feeds/getFeedById', { id }, author.token).expect(200);
  expect(await getCase(removal.id)).toMatchObject({ state: 'undone', isVisible: true });
  await manage('review/undo', { id: removal.id }).expect(409);
});

it('a suspension in the console is a decided case, which reinstating undoes', async () => {
  const member = await joinMember(app);
  const suspend = (reason: string) =>
    manage('users/setUserStatus', { id: member.id, status: 'suspended', reason }).expect(200);
  await suspend('Asked by the dean');
  const [first] = await casesOf(member);
  expect(await getCase(first.id)).toMatchObject({
    kind: 'member',
    targetId: member.id,
    source: 'console',
    decision: {
      measure: 'suspension',
      until: null,
      isRemoved: false,
      reason: 'Asked by the dean',
      by: 'registrar',
    },
  });
  // The same again changes nothing; another reason takes its place.
  await suspend('Asked by the dean');
  expect(await casesOf(member)).toHaveLength(1);
  await suspend('Asked by the warden');
  const states = (await casesOf(member)).map(({ state }: { state: string }) => state);
  expect(states).toEqual(['decided', 'undone']);
  await manage('users/setUserStatus', { id: member.id, status: 'active' }).expect(200);
  expect((await casesOf(member)).map(({ state }: { state: string }) => state)).toEqual(['undone', 'undone']);
  const again = { ...member, token: await signIn(app, member.email) };
  await letTenMinutesPass(member);
  expect(await notices(again)).toEqual([]);
});

it('reinstating ends the suspension of a reported post, and leaves the post removed', async () => {
  const [author, reporter] = [await joinMember(app), await joinMember(app)];
  const { id } = await writePost(app, author);
  await app.call('/user/safety/report', { kind: 'post', id, reason: 'scam' }, reporter.token).expect(201);
  const { body } = await manage('review/getCases', { limit: 50 }).expect(200);
  const { id: caseId } = body.data.cases.find(({ User }: { User: { id: string } }) => User.id === author.id);
  const form = {
    id: caseId,
    version: 1,
    outcome: 'violation',
    rule: 6,
    remove: true,
    measure: 'suspension',
    days: 30,
  };
  await manage('review/decide', form).expect(200);
  await manage('users/setUserStatus', { id: author.id, status: 'active' }).expect(200);
  await signIn(app, author.email);
  const { state, decision } = await getCase(caseId);
  expect(state).toBe('decided');
  expect(decision.isRemoved).toBe(true);
  expect(Date.parse(decision.until)).toBeLessThanOrEqual(Date.now());
  await manage('content/restorePost', { id }).expect(200);
  expect((await getCase(caseId)).state).toBe('undone');
});

it('of a purged member the administrators’ words go, too', async () => {
  const member = await joinMember(app);
  await manage('users/setUserStatus', { id: member.id, status: 'suspended', reason: 'Private words' }).expect(
    200,
  );
  await app.rows(`SELECT set_member_deleted($1, now() - interval '15 days')`, [member.id]);
  const { AccountPurgeService } = await import('../src/modules/account/account-purge.service.js');
  await app.nest.get(AccountPurgeService).purge(new AbortController().signal);
  expect(await app.rows(`SELECT FROM review_case WHERE reason = 'Private words'`)).toEqual([]);
});
