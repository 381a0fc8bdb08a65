import { AdminUserStatusService } from '../src/modules/admin/users/admin-user-status.service.js';
import { DecisionsService } from '../src/modules/review/decisions.service.js';
import { startApp, type TestApp } from './support/app.js';
import { expectCountersToMatch } from './support/counters.js';
import {
  follow,
  joinMember,
  makePage,
  PASSWORD,
  photo,
  signIn,
  signInAdministrator,
  writePost,
  type TestMember,
} from './support/factories.js';

let app: TestApp;
let registrar: string;
let proctor: string;
let asha: string;
let reader: TestMember;
beforeAll(async () => {
  app = await startApp();
  registrar = await signInAdministrator(app, 'registrar');
  proctor = await signInAdministrator(app, 'proctor');
  asha = await signInAdministrator(app, 'asha', 'moderator');
  reader = await joinMember(app);
});
afterAll(() => app.close());
afterEach(() => expectCountersToMatch(app));

async function writePictured(author: TestMember, pageId?: string): Promise<{ id: string; picture: string }> {
  const form = app
    .http()
    .post('/user/feeds/create')
    .set('Authorization', author.token)
    .field('feedData', JSON.stringify({ content: '<p>Look</p>' }))
    .attach('images', await photo(600, 400), 'a.jpg');
  if (pageId !== undefined) form.field('pageId', pageId);
  const { data } = (await form.expect(201)).body;
  return { id: data.id, picture: data.feedData.imagesUrl[0] };
}
const seen = async (feedId: string) =>
  (await app.call('/user/feeds/getFeedById', { id: feedId }, reader.token)).status;
const pictureStatus = async (picture: string) => (await app.http().get(`/${picture}?w=480`)).status;
const pageStatus = async (id: string) =>
  (await app.call('/user/pages/getPageById', { id }, reader.token)).status;
const commentsOf = async (feedId: string): Promise<number> =>
  (await app.call('/user/feeds/getFeedById', { id: feedId }, reader.token).expect(200)).body.data.comments;

/** A member with a post, one on another's page, a comment, and a page on which somebody else posts; and a case about them. */
async function aScene() {
  const [author, other] = [await joinMember(app), await joinMember(app)];
  const ownPage = await makePage(app, author);
  const otherPage = await makePage(app, other);
  await follow(app, otherPage, author);
  await follow(app, ownPage, other);
  const own = await writePictured(author);
  const onOther = await writePictured(author, otherPage);
  const guest = await writePictured(other, ownPage);
  const { id: commented } = await writePost(app, other);
  await app.call('/user/comments/create', { feedId: commented, comment: 'Mine' }, author.token).expect(201);
  await app
    .call('/user/safety/report', { kind: 'member', id: author.id, reason: 'hate' }, reader.token)
    .expect(201);
  const [found] = await app.rows<{ id: string }>(
    `SELECT id FROM review_case WHERE target_kind = 'member' AND target_id = $1`,
    [author.id],
  );
  return { author, other, ownPage, otherPage, own, onOther, guest, commented, caseId: found!.id };
}
type Scene = Awaited<ReturnType<typeof aScene>>;
const hideAll = { outcome: 'violation', rule: 2, measure: 'suspension', hideAll: true };
const decide = (id: string, more: object, by = registrar) =>
  app.call('/admin/review/decide', { id, version: 1, ...more }, by);
async function expectHidden(
  { own, onOther, guest, ownPage, otherPage, commented }: Scene,
  isHidden: boolean,
) {
  const status = isHidden ? 404 : 200;
  for (const { id, picture } of [own, onOther, guest])
    expect([await seen(id), await pictureStatus(picture)]).toEqual([status, status]);
  expect(await pageStatus(ownPage)).toBe(status);
  expect(await pageStatus(otherPage)).toBe(200);
  expect(await commentsOf(commented)).toBe(isHidden ? 0 : 1);
  await expectCountersToMatch(app);
}

describe('hiding all that a member wrote', () => {
  it('hides posts, pages with what stands on them, comments and pictures at once, and undone shows them', async () => {
    const scene = await aScene();
    await expectHidden(scene, false);
    await decide(scene.caseId, hideAll).expect(200);
    await expectHidden(scene, true);
    const { body } = await app.call('/admin/review/getCase', { id: scene.caseId }, registrar).expect(200);
    expect(body.data.decision).toMatchObject({ hidesAll: true, measure: 'suspension' });
    await app.call('/admin/review/undo', { id: scene.caseId }, registrar).expect(200);
    await expectHidden(scene, false);
  });

  it('is said to the member, with the suspension, in the decision and its notice', async () => {
    const { author, caseId } = await aScene();
    await decide(caseId, hideAll).expect(200);
    await app.rows(
      `UPDATE review_case SET decided_at = decided_at - interval '11 minutes', until = now() + interval '1 second' WHERE id = $1`,
      [caseId],
    );
    await app.nest.get(DecisionsService).tell();
    await app.rows(`UPDATE review_case SET until = now() WHERE id = $1`, [caseId]);
    await app.rows(`UPDATE member SET suspended_until = now() WHERE id = $1`, [author.id]);
    await app.nest.get(AdminUserStatusService).liftPast();
    const token = await signIn(app, author.email);
    const { body } = await app.call('/user/safety/getDecisions', {}, token).expect(200);
    expect(body.data.decisions).toMatchObject([{ measure: 'suspension', hidesAll: true }]);
    const told = await app.call('/user/notifications/getAll', {}, token).expect(200);
    const { notice } = told.body.data.notifications.find(({ kind }: { kind: string }) => kind === 'notice');
    expect(notice).toMatchObject({ about: 'decision', measure: 'suspension', hidesAll: true });
  });

  it('is for administrators, with a suspension', async () => {
    const { caseId } = await aScene();
    expect((await decide(caseId, { ...hideAll, measure: 'limit', days: 3 }).expect(400)).body.errors).toEqual(
      {
        hideAll: 'Only with measure suspension',
      },
    );
    expect(
      (await decide(caseId, { outcome: 'no_violation', hideAll: true }).expect(400)).body.errors,
    ).toEqual({
      hideAll: 'Only with measure suspension',
    });
    await decide(caseId, hideAll, asha).expect(403);
    await decide(caseId, { ...hideAll, hideAll: 'yes' }).expect(400);
  });

  it('ends with an appeal that is won', async () => {
    const scene = await aScene();
    await decide(scene.caseId, hideAll).expect(200);
    await app.rows(`UPDATE review_case SET decided_at = decided_at - interval '10 minutes' WHERE id = $1`, [
      scene.caseId,
    ]);
    await app.nest.get(DecisionsService).tell();
    await app
      .call('/user/safety/appealSuspension', {
        emailOrPhone: scene.author.email,
        password: PASSWORD,
        text: 'It was not me',
      })
      .expect(201);
    await expectHidden(scene, true);
    await app
      .call('/admin/review/decideAppeal', { id: scene.caseId, version: 3, outcome: 'overturned' }, proctor)
      .expect(200);
    await expectHidden(scene, false);
  });

  it.each([
    [
      'when the member is reinstated',
      ({ author }: Scene) =>
        app.call('/admin/users/setUserStatus', { id: author.id, status: 'active' }, registrar).expect(200),
    ],
    [
      'when the suspension ends by the clock',
      async ({ caseId, author }: Scene) => {
        await app.rows(`UPDATE review_case SET until = now() WHERE id = $1`, [caseId]);
        await app.rows(`UPDATE member SET suspended_until = now() WHERE id = $1`, [author.id]);
        await app.nest.get(AdminUserStatusService).liftPast();
      },
    ],
  ])('ends %s', async (_, end) => {
    const scene = await aScene();
    await decide(scene.caseId, { ...hideAll, days: 3 }).expect(200);
    await expectHidden(scene, true);
    await end(scene);
    await expectHidden(scene, false);
  });

  it('leaves hidden what is removed besides, and shows nothing of it when the other removal is undone', async () => {
    const scene = await aScene();
    const { own, guest, ownPage } = scene;
    const removal = (call: string, id: string) =>
      app.call(
        `/admin/content/${call}`,
        { id, ...(call.startsWith('remove') && { reason: 'Rule 4' }) },
        registrar,
      );
    await removal('removePost', own.id).expect(200);
    await decide(scene.caseId, hideAll).expect(200);
    await removal('removePage', ownPage).expect(200);
    await removal('restorePost', own.id).expect(200);
    expect([await seen(own.id), await pictureStatus(own.picture)]).toEqual([404, 404]);
    await removal('restorePage', ownPage).expect(200);
    expect([await seen(guest.id), await pictureStatus(guest.picture)]).toEqual([404, 404]);
    await removal('removePost', own.id).expect(200);
    await app.call('/admin/review/undo', { id: scene.caseId }, registrar).expect(200);
    expect([await seen(own.id), await pictureStatus(own.picture)]).toEqual([404, 404]);
    expect([await seen(guest.id), await pictureStatus(guest.picture)]).toEqual([200, 200]);
    await removal('restorePost', own.id).expect(200);
    await expectHidden(scene, false);
  });

  it('lasts as long as any decision says so', async () => {
    const scene = await aScene();
    await decide(scene.caseId, hideAll).expect(200);
    await app
      .call('/user/safety/report', { kind: 'member', id: scene.author.id, reason: 'spam' }, reader.token)
      .expect(201);
    const [second] = await app.rows<{ id: string }>(
      `SELECT id FROM review_case WHERE target_kind = 'member' AND target_id = $1 AND state = 'open'`,
      [scene.author.id],
    );
    await decide(second!.id, { ...hideAll, days: 1 }).expect(200);
    await app.call('/admin/review/undo', { id: second!.id }, registrar).expect(200);
    await expectHidden(scene, true);
  });

  it('refuses what a request writes that was under way', async () => {
    const scene = await aScene();
    await decide(scene.caseId, hideAll).expect(200);
    await expect(
      app.rows(`INSERT INTO post (author_id, content, images) VALUES ($1, '<p>late</p>', '[]')`, [
        scene.author.id,
      ]),
    ).rejects.toThrow('this hangs on something that is hidden');
  });
});
