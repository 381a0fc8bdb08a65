import { startApp, startReplica, type TestApp } from '../support/app.js';
import { miscounted } from '../support/counters.js';
import {
  follow,
  joinMember,
  makePage,
  PASSWORD,
  signInAdministrator,
  type TestMember,
} from '../support/factories.js';
import { makeOpening } from '../support/openings.js';

/** Rounds of each rival, each with members of its own: in each, two servers get acts about whose one page is, at the same time. */
const ROUNDS = 3;
const MINUTES_MS = 900_000;

let app: TestApp;
let other: TestApp;
let administrator: string;
beforeAll(async () => {
  app = await startApp();
  other = await startReplica();
  administrator = await signInAdministrator(app);
}, MINUTES_MS);
afterAll(async () => {
  await other.close();
  await app.close();
});

interface Scene {
  readonly pageId: string;
  readonly owner: TestMember;
  readonly asked: TestMember;
  readonly helper: TestMember;
}
type Act = (scene: Scene, on: TestApp) => PromiseLike<{ status: number }>;
const offer = (to: 'asked' | 'helper' | null, by: 'owner' | 'asked' = 'owner'): Act => {
  return (scene, on) =>
    on.call(
      '/user/pages/offerTransfer',
      { id: scene.pageId, toId: to && scene[to].id, password: PASSWORD },
      scene[by].token,
    );
};
const answer = (by: 'asked' | 'helper', accepts: boolean): Act => {
  return ({ pageId, ...scene }, on) =>
    on.call('/user/pages/answerTransfer', { id: pageId, accepts, password: PASSWORD }, scene[by].token);
};
const suspend = (whom: 'owner' | 'asked'): Act => {
  return (scene, on) =>
    on.call(
      '/admin/users/setUserStatus',
      { id: scene[whom].id, status: 'suspended', reason: 'Complaint 12' },
      administrator,
    );
};
const leave = (whom: 'owner' | 'asked'): Act => {
  return (scene, on) => on.call('/user/account/delete', { password: PASSWORD }, scene[whom].token);
};
const block = (by: 'owner' | 'asked', whom: 'owner' | 'asked'): Act => {
  return (scene, on) =>
    on.call('/user/safety/setRelation', { userId: scene[whom].id, relation: 'block' }, scene[by].token);
};
const RIVALS: Readonly<Record<string, readonly Act[]>> = {
  'another answer': [answer('asked', true), answer('asked', false)],
  'another offer, and it withdrawn': [offer(null), offer('helper'), answer('helper', true)],
  'an opening': [
    ({ pageId, owner }, on) =>
      on.call(
        '/user/openings/create',
        {
          ...{
            kind: 'volunteering',
            pageId,
            title: 'Web developer',
            field: 'software',
            mode: 'remote',
            places: 2,
          },
          ...{
            about: 'You build the pages on which students register for workshops.',
            hoursWeek: 4,
            weeks: 4,
          },
          ...{
            questions: [],
            noFee: true,
            closesOn: new Date(Date.now() + 604_800_000).toISOString().slice(0, 10),
          },
        },
        owner.token,
      ),
  ],
  'the deletion of the owner': [leave('owner')],
  'the deletion of whom they ask': [leave('asked')],
  'a suspension of the owner': [suspend('owner')],
  'a suspension of whom they ask': [suspend('asked')],
  'a ban, and a role': [
    ({ pageId, owner, asked }, on) =>
      on.call(
        '/user/pages/setBan',
        { id: pageId, memberId: asked.id, banned: true, reason: 'No' },
        owner.token,
      ),
    ({ pageId, owner, asked }, on) =>
      on.call('/user/pages/setRole', { id: pageId, memberId: asked.id, role: 'moderator' }, owner.token),
  ],
  'a block': [block('owner', 'asked'), block('asked', 'owner')],
  'the end of the follow': [
    ({ pageId, asked }, on) => on.call('/user/pages/toggleFollow', { id: pageId }, asked.token),
  ],
};

/** What is wrong about whose a page is; no row if nothing is. */
const FAULTS = `
  SELECT g.creator_id, m.deleted_at IS NOT NULL AS "isDeleted", g.hidden,
         EXISTS (SELECT FROM page_role r WHERE r.page_id = g.id AND r.member_id = g.creator_id) AS "isModerator",
         EXISTS (SELECT FROM page_ban b WHERE b.page_id = g.id AND b.member_id = g.creator_id) AS "isBanned",
         EXISTS (SELECT FROM follow f WHERE f.page_id = g.id AND f.member_id = g.creator_id) AS "isFollower",
         EXISTS (SELECT FROM page_transfer t WHERE t.page_id = g.id AND t.to_id = g.creator_id) AS "isAsked",
         EXISTS (SELECT FROM opening o WHERE o.page_id = g.id AND o.poster_id <> g.creator_id) AS "hasLostOpening"
    FROM page g JOIN member m ON m.id = g.creator_id
   WHERE g.id = $1`;

it.each(Object.entries(RIVALS))(
  'a page has one owner beside %s',
  async (_, rivals) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [owner, asked, helper] = [await joinMember(app), await joinMember(app), await joinMember(app)];
      const pageId = await makePage(app, owner);
      await follow(app, pageId, asked);
      await follow(app, pageId, helper);
      await makeOpening(app, owner, { pageId });
      const scene = { pageId, owner, asked, helper };
      await offer('asked')(scene, app);
      const acts = [answer('asked', true), ...rivals];
      const answers = await Promise.all(
        acts.map((act, n) => act(scene, (n + round) % 2 === 0 ? app : other)),
      );
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      const [found, ...more] = await app.rows<Record<string, unknown>>(FAULTS, [pageId]);
      expect(more).toEqual([]);
      const { creator_id: creatorId, isDeleted, hidden, ...faults } = found!;
      expect([owner.id, asked.id, helper.id]).toContain(creatorId);
      expect(hidden).toBe(isDeleted);
      expect(Object.entries(faults).filter(([, isSo]) => isSo)).toEqual([]);
    }
    expect(await miscounted((text) => app.rows(text))).toEqual({});
  },
  MINUTES_MS,
);
