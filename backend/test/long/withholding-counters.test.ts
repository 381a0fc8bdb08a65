import fc from 'fast-check';
import pg from 'pg';
import { REQUEST_POOL } from '../../src/platform/sql/pool-options.js';
import { startApp, type TestApp } from '../support/app.js';
import { expectCountersToMatch } from '../support/counters.js';
import {
  follow,
  joinMember,
  makePage,
  PASSWORD,
  signInAdministrator,
  type TestMember,
} from '../support/factories.js';
import { pairsRejected } from '../support/plans.js';
import { runs } from '../support/proof-runs.js';

let app: TestApp;
let administrator: string;
let reader: TestMember;
beforeAll(async () => {
  app = await startApp();
  administrator = await signInAdministrator(app);
  reader = await joinMember(app);
  await app.rows(
    `UPDATE member SET email_confirmed_at = now(), created_at = now() - interval '8 days' WHERE id = $1`,
    [reader.id],
  );
});
afterAll(() => app.close());

type Kind = 'Post' | 'Page' | 'Comment';
const remove = (kind: Kind, id: string) =>
  app.call(`/admin/content/remove${kind}`, { id, reason: 'Rule 4' }, administrator);
const restore = (kind: Kind, id: string) => app.call(`/admin/content/restore${kind}`, { id }, administrator);

describe('hiding many rows', () => {
  const MANY = 300;
  let author: TestMember;
  let pageId: string;
  /** A connection of the request pool: functions keep the plans of their first calls. */
  let client: pg.Client;
  beforeAll(async () => {
    author = await joinMember(app);
    pageId = await makePage(app, author);
    await app.rows(
      `INSERT INTO post (author_id, page_id, content, images)
       SELECT $1, $2, '<p>' || i || '</p>', '[]' FROM generate_series(1, ${MANY}) i`,
      [author.id, pageId],
    );
    const ofReader = (text: string) => app.rows(text, [reader.id, pageId]);
    await ofReader(`INSERT INTO post_like (post_id, member_id) SELECT id, $1 FROM post WHERE page_id = $2`);
    await ofReader(
      `INSERT INTO comment (post_id, author_id, body) SELECT id, $1, 'So true' FROM post WHERE page_id = $2`,
    );
    await app.rows(
      `WITH p AS (INSERT INTO page (creator_id, title, description, category)
                  SELECT $1, 'Club ' || i, '', 'Club' FROM generate_series(1, ${MANY}) i RETURNING id)
       INSERT INTO follow (page_id, member_id) SELECT id, $2 FROM p`,
      [author.id, reader.id],
    );
    client = new pg.Client({ connectionString: process.env.DATABASE_URL, ...REQUEST_POOL });
    await client.connect();
  });
  afterAll(() => client.end());
  const pairs = (text: string) => pairsRejected(client, { name: 'hide', text, replica: false }, []);

  it('of a page takes time linear in its posts', async () => {
    const { id } = (await app.rows<{ id: string }>(`SELECT max(id) AS id FROM post`))[0] ?? {};
    await pairs(`SELECT set_withheld('post', ${id}, 'removed', NULL)`);
    expect(await pairs(`SELECT set_withheld('page', ${pageId}, 'removed', NULL)`)).toBeLessThan(10 * MANY);
  });

  it('of a member takes time linear in their likes, comments and follows', async () => {
    for (const table of ['post_like', 'comment', 'follow']) {
      await pairs(`UPDATE ${table} SET hidden = NOT hidden WHERE ctid = (SELECT max(ctid) FROM ${table})`);
    }
    expect(await pairs(`SELECT set_member_deleted(${reader.id}, now())`)).toBeLessThan(10 * MANY);
  });
});

it('any order of acts by members and administrators leaves every counter equal to the visible rows', async () => {
  const members = [await joinMember(app), await joinMember(app)];
  const pages = [await makePage(app, members[0]!), await makePage(app, members[1]!)];
  for (const [index, page] of pages.entries()) await follow(app, page, members[1 - index]!);
  const posts: string[] = [];
  const comments: string[] = [];
  const tokens = members.map(({ token }) => token);
  const post = async (who: number, page: number) => {
    const form = app
      .http()
      .post('/user/feeds/create')
      .set('Authorization', tokens[who]!)
      .field('feedData', '{"content":"<p>a</p>"}');
    if (page < 2) form.field('pageId', pages[page]!);
    const answer = await form;
    if (answer.status === 201) posts.push(answer.body.data.id);
    return answer;
  };
  await post(0, 0);
  await post(1, 0);
  await post(0, 2);
  const pick = (list: string[], at: number) => list[at % Math.max(list.length, 1)] ?? '0';
  const asMember = (who: number, call: string, body: object) => app.call(call, body, tokens[who]);
  const acts: Record<string, (who: number, at: number) => Promise<{ status: number; body: unknown }>> = {
    post: (who, at) => post(who, at % 3),
    comment: async (who, at) => {
      const answer = await asMember(who, '/user/comments/create', { feedId: pick(posts, at), comment: 'a' });
      if (answer.status === 201) comments.push(answer.body.data.id);
      return answer;
    },
    like: async (who, at) => asMember(who, '/user/likes/toggleLike', { feedId: pick(posts, at) }),
    follow: async (who, at) => asMember(who, '/user/pages/toggleFollow', { id: pick(pages, at) }),
    deletePost: async (who, at) => asMember(who, '/user/feeds/delete', { id: pick(posts, at) }),
    deleteComment: async (who, at) => asMember(who, '/user/comments/delete', { id: pick(comments, at) }),
    leave: async (who) => asMember(who, '/user/account/delete', { password: PASSWORD }),
    comeBack: async (who) => {
      const { email } = members[who]!;
      await app.call('/user/account/restore', { emailOrPhone: email, password: PASSWORD });
      const answer = await app.call('/user/auth/login', { emailOrPhone: email, password: PASSWORD });
      // Refused if the account is deleted at the same time.
      tokens[who] = answer.body.token ?? tokens[who];
      return answer;
    },
    removePost: async (_, at) => remove('Post', pick(posts, at)),
    removePage: async (_, at) => remove('Page', pick(pages, at)),
    removeComment: async (_, at) => remove('Comment', pick(comments, at)),
    restorePost: async (_, at) => restore('Post', pick(posts, at)),
    restorePage: async (_, at) => restore('Page', pick(pages, at)),
    restoreComment: async (_, at) => restore('Comment', pick(comments, at)),
    hold: async (_, at) => {
      const id = pick(posts, at);
      await app.rows(`UPDATE post SET images = '[{"url":"media/a.webp"}]' WHERE id = $1 AND images = '[]'`, [
        id,
      ]);
      await app.rows(`UPDATE report SET at = at - interval '2 days'`);
      return app.call('/user/safety/report', { kind: 'post', id, reason: 'intimate' }, reader.token);
    },
    decide: async (who, at) => {
      const [found] = await app.rows<{ id: string; version: number }>(
        `SELECT id, version FROM review_case WHERE state = 'open' ORDER BY id DESC LIMIT 1 OFFSET $1`,
        [at % 2],
      );
      const form = who === 0 ? { outcome: 'send_help' } : { outcome: 'violation', rule: 1, remove: true };
      return app.call(
        '/admin/review/decide',
        { ...(found ?? { id: '0', version: 1 }), ...form },
        administrator,
      );
    },
    undo: async () => {
      const [found] = await app.rows<{ id: string }>(
        `SELECT id FROM review_case WHERE state = 'decided' ORDER BY decided_at DESC LIMIT 1`,
      );
      return app.call('/admin/review/undo', { id: found?.id ?? '0' }, administrator);
    },
  };
  const step = fc.record({
    act: fc.constantFrom(...Object.keys(acts)),
    who: fc.nat(1),
    at: fc.nat(6),
    // Whether it runs at the same time as the next.
    together: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 14 }), async (steps) => {
      let started: Promise<{ status: number; body: unknown }>[] = [];
      for (const { act, who, at, together } of steps) {
        started.push(acts[act]!(who, at));
        if (together && started.length < 3) continue;
        for (const { status, body } of await Promise.all(started)) {
          expect([status < 500, body]).toEqual([true, expect.anything()]);
        }
        started = [];
      }
      await Promise.all(started);
      await expectCountersToMatch(app);
    }),
    { numRuns: runs(25), endOnFailure: true },
  );
  for (const [who] of members.entries()) await acts.comeBack!(who, 0);
  for (const { id, version } of await app.rows<{ id: string; version: number }>(
    `SELECT id, version FROM review_case WHERE state = 'open'`,
  ))
    await app.call('/admin/review/decide', { id, version, outcome: 'bad_faith' }, administrator).expect(200);
  for (const kind of ['Page', 'Post', 'Comment'] as const) {
    const ids = { Page: pages, Post: posts, Comment: comments }[kind];
    for (const id of ids) await restore(kind, id);
  }
  await expectCountersToMatch(app);
  expect(
    await app.rows('SELECT FROM post WHERE hidden AND author_id = ANY ($1)', [members.map(({ id }) => id)]),
  ).toEqual([]);
}, 120_000);
