import fc from 'fast-check';
import { startApp, type TestApp } from '../support/app.js';
import { joinMember, makePage, writePost, type TestMember } from '../support/factories.js';
import { badge, told } from '../support/notifications.js';
import { runs } from '../support/proof-runs.js';

/** Members, posts and pages are chosen by number. */
const PEOPLE = 4;
let app: TestApp;
let people: TestMember[];
let posts: string[];
let pages: string[];
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const person = fc.nat(PEOPLE - 1);
const relation = fc.constantFrom('none', 'mute', 'block');
const kinds = fc.subarray(['mention', 'comment', 'thread', 'like', 'follow', 'ownPage', 'page']);
type Act = () => Promise<unknown>;
const call = (who: number, path: string, body: object): Promise<unknown> =>
  app.call(path, body, people[who]!.token).then(({ status }) => expect(status).toBeLessThan(500));
const sql = (text: string, ...values: unknown[]) => app.rows(text, values);

/** Makes sure that a member follows somebody else's page, as far as they may. */
const follow = async (who: number, page: number): Promise<void> => {
  const follows = await sql(
    'SELECT FROM follow WHERE page_id = $1 AND member_id = $2',
    pages[page],
    people[who]!.id,
  );
  if (follows.length === 0) await call(who, '/user/pages/toggleFollow', { id: pages[page] });
};

/** Random acts of members, and of those who run the site. */
const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(person, person).map(
    ([who, post]) =>
      () =>
        call(who, '/user/likes/toggleLike', { feedId: posts[post] }),
  ),
  fc.tuple(person, person).map(
    ([who, post]) =>
      () =>
        call(who, '/user/comments/create', { feedId: posts[post], comment: 'a' }),
  ),
  fc.tuple(person, person, person).map(
    ([who, post, other]) =>
      () =>
        call(who, '/user/comments/create', {
          feedId: posts[post],
          comment: `@${people[other]!.name}`,
          mentions: [people[other]!.id],
        }),
  ),
  fc.tuple(person, person).map(
    ([who, page]) =>
      () =>
        call(who, '/user/pages/toggleFollow', { id: pages[page] }),
  ),
  fc.tuple(person, person, fc.boolean()).map(([who, page, on]) => async () => {
    if (on) await follow(who, page);
    await call(who, '/user/pages/setBell', { id: pages[page], on });
  }),
  fc.tuple(person, person).map(
    ([who, page]) =>
      () =>
        call(who, '/user/notifications/markRead', { ids: [`p${pages[page]}`] }),
  ),
  fc.tuple(person, person).map(([who, page]) => async () => {
    await sql(
      'INSERT INTO post (author_id, page_id, content) SELECT $1, id, $2 FROM page WHERE id = $3 AND NOT hidden AND EXISTS (SELECT FROM member WHERE id = $1 AND deleted_at IS NULL)',
      people[who]!.id,
      'a',
      pages[page],
    );
  }),
  fc.tuple(person).map(
    ([who]) =>
      () =>
        sql('DELETE FROM comment WHERE author_id = $1', people[who]!.id),
  ),
  fc.tuple(person, person, relation).map(
    ([who, other, chosen]) =>
      () =>
        call(who, '/user/safety/setRelation', { userId: people[other]!.id, relation: chosen }),
  ),
  fc.tuple(person, person, fc.boolean()).map(
    ([who, post, muted]) =>
      () =>
        call(who, '/user/notifications/mutePost', { feedId: posts[post], muted }),
  ),
  fc.tuple(person, kinds).map(
    ([who, off]) =>
      () =>
        call(who, '/user/notifications/setSettings', { off }),
  ),
  fc.tuple(person).map(
    ([who]) =>
      () =>
        call(who, '/user/notifications/markRead', { all: true }),
  ),
  fc.tuple(person).map(
    ([who]) =>
      () =>
        call(who, '/user/notifications/markSeen', { upTo: new Date().toISOString() }),
  ),
  // Suspended and deleted members have no sessions here, so the flags are set as the calls would set them.
  fc.tuple(person, fc.boolean()).map(
    ([who, gone]) =>
      () =>
        sql('SELECT set_member_deleted($1, CASE WHEN $2 THEN now() END)', people[who]!.id, gone),
  ),
  fc.tuple(person, fc.boolean()).map(
    ([who, gone]) =>
      () =>
        sql(
          `UPDATE member SET suspended_at = CASE WHEN $2 THEN now() END, suspension_reason = CASE WHEN $2 THEN 'a' END WHERE id = $1`,
          people[who]!.id,
          gone,
        ),
  ),
  fc.tuple(person, fc.constantFrom('removed', null)).map(
    ([post, state]) =>
      () =>
        sql(`SELECT set_withheld('post', $1, $2, NULL)`, posts[post], state),
  ),
  fc.constant(() =>
    sql(`UPDATE notification SET at = at - interval '11 minutes', since = since - interval '11 minutes'`),
  ),
);

it('the badge always counts exactly the unseen unread ones of the list, none is empty, and none is of the hidden', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 10, maxLength: 30 }), async (chosen) => {
      people = [];
      for (let n = 0; n < PEOPLE; n += 1) people.push(await joinMember(app));
      posts = [];
      pages = [];
      for (const member of people) {
        posts.push((await writePost(app, member)).id);
        pages.push(await makePage(app, member));
      }
      for (const act of chosen) await act();
      await sql(
        'UPDATE member SET suspended_at = NULL, suspension_reason = NULL WHERE id = $1',
        people[0]!.id,
      );
      const concealed = await app.rows<{ id: string }>(
        `SELECT id FROM concealed_from($1) UNION SELECT id FROM member WHERE deleted_at IS NOT NULL OR suspended_at IS NOT NULL`,
        [people[0]!.id],
      );
      const hidden = new Set(concealed.map(({ id }) => id));
      if ((await sql('SELECT FROM member WHERE id = $1 AND deleted_at IS NULL', people[0]!.id)).length === 0)
        return;
      const { notifications, unread, seenAt, pagination } = await told(app, people[0]!);
      expect(pagination.total).toBe(notifications.length);
      const lit = notifications.filter(
        ({ isRead, at }) => !isRead && (seenAt === null || Date.parse(at) > Date.parse(seenAt)),
      );
      expect([unread, await badge(app, people[0]!)]).toEqual([lit.length, lit.length]);
      for (const { actors } of notifications) {
        expect(actors.length).toBeGreaterThan(0);
        expect(actors.filter(({ id }) => hidden.has(id) || id === people[0]!.id)).toEqual([]);
      }
    }),
    { numRuns: runs(15) },
  );
});
