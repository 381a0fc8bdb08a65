import fc from 'fast-check';
import { RemovedPurgeService } from '../../src/modules/admin/removals/removed-purge.service.js';
import { DecisionsService } from '../../src/modules/review/decisions.service.js';
import { MediaService } from '../../src/platform/media/media.service.js';
import { startApp, type TestApp } from '../support/app.js';
import { expectCountersToMatch } from '../support/counters.js';
import {
  follow,
  joinMember,
  makePage,
  PASSWORD,
  photo,
  signInAdministrator,
  type TestMember,
} from '../support/factories.js';
import { runs } from '../support/proof-runs.js';

let app: TestApp;
let registrar: string;
let proctor: string;
let reporters: TestMember[];
let picture: Buffer;
beforeAll(async () => {
  app = await startApp();
  registrar = await signInAdministrator(app, 'registrar');
  proctor = await signInAdministrator(app, 'proctor');
  reporters = [await joinMember(app), await joinMember(app)];
  await app.rows(
    `UPDATE member SET email_confirmed_at = now(), created_at = now() - interval '8 days' WHERE id = $1`,
    [reporters[0]!.id],
  );
  picture = await photo(64, 48);
});
afterAll(() => app.close());

interface Answer {
  readonly status: number;
  readonly body: unknown;
}
const DONE: Answer = { status: 200, body: {} };
const DECISIONS = [
  { outcome: 'no_violation' },
  { outcome: 'violation', rule: 1, remove: true },
  { outcome: 'violation', rule: 2, measure: 'limit', days: 1 },
  { outcome: 'violation', rule: 2, remove: true, measure: 'suspension', days: 1 },
  { outcome: 'violation', rule: 3, measure: 'suspension', hideAll: true },
  { outcome: 'violation', rule: 3, remove: true, measure: 'suspension', hideAll: true },
  { outcome: 'send_help' },
];

const deadlocks = async (): Promise<number> => {
  const [row] = await app.rows<{ count: number }>(
    `SELECT deadlocks::int AS count FROM pg_stat_database WHERE datname = current_database()`,
  );
  return row!.count;
};

/** Who was told what they should be told other than once. */
const UNTOLD_OR_TWICE = `
  SELECT c.id, n.count FROM review_case c
   CROSS JOIN LATERAL (SELECT count(*) FROM notification n
                        WHERE n.case_id = c.id AND n.member_id = c.member_id AND n.notice = 'decision') n
   WHERE c.told_at IS NOT NULL AND c.outcome IN ('violation', 'send_help') AND n.count <> 1
   UNION ALL
  SELECT c.id, n.count FROM report r JOIN review_case c ON c.id = r.case_id
   CROSS JOIN LATERAL (SELECT count(*) FROM notification n
                        WHERE n.case_id = c.id AND n.member_id = r.reporter_id AND n.notice = 'report') n
   WHERE r.told_at IS NOT NULL AND n.count <> 1
   UNION ALL
  SELECT c.id, n.count FROM review_case c JOIN appeal a ON a.case_id = c.id
   CROSS JOIN LATERAL (SELECT count(*) FROM notification n WHERE n.case_id = c.id AND n.notice = 'appeal') n
   WHERE n.count <> (a.decided_at IS NOT NULL)::int`;

it('any order of reports, decisions and what members do leaves counters, pictures and notices right, without a deadlock', async () => {
  const members = [await joinMember(app), await joinMember(app)];
  const tokens = members.map(({ token }) => token);
  const page = await makePage(app, members[0]!);
  await follow(app, page, members[1]!);
  const posts: { id: string; picture: string }[] = [];
  const comments: string[] = [];
  const post = async (who: number, onPage: boolean): Promise<Answer> => {
    const form = app
      .http()
      .post('/user/feeds/create')
      .set('Authorization', tokens[who]!)
      .field('feedData', '{"content":"<p>a</p>"}')
      .attach('images', picture, 'a.jpg');
    if (onPage) form.field('pageId', page);
    const answer = await form;
    if (answer.status === 201)
      posts.push({ id: answer.body.data.id, picture: answer.body.data.feedData.imagesUrl[0] });
    return answer;
  };
  /** One of the latest five. */
  const some = (at: number) => posts.at(-1 - (at % Math.min(5, Math.max(posts.length, 1))))?.id ?? '0';
  const asMember = (who: number, call: string, body: object) => app.call(call, body, tokens[who]);
  const asConsole = (call: string, body: object, token = registrar) => app.call(call, body, token);
  const caseWhere = async (condition: string, at = 0) => {
    const [found] = await app.rows<{ id: string; version: number }>(
      `SELECT id, version FROM review_case WHERE ${condition} ORDER BY id DESC LIMIT 1 OFFSET $1`,
      [at % 2],
    );
    return found ?? { id: '0', version: 1 };
  };
  const acts: Record<string, (who: number, at: number) => Promise<Answer>> = {
    post: (who, at) => post(who, at % 2 === 0),
    comment: async (who, at) => {
      const answer = await asMember(who, '/user/comments/create', { feedId: some(at), comment: 'a' });
      if (answer.status === 201) comments.push(answer.body.data.id);
      return answer;
    },
    like: async (who, at) => asMember(who, '/user/likes/toggleLike', { feedId: some(at) }),
    edit: async (who, at) =>
      app
        .http()
        .post('/user/feeds/update')
        .set('Authorization', tokens[who]!)
        .field('id', some(at))
        .field('feedData', `{"content":"<p>${at}</p>"}`),
    deletePost: async (who, at) => asMember(who, '/user/feeds/delete', { id: some(at) }),
    signIn: async (who) => {
      const form = { emailOrPhone: members[who]!.email, password: PASSWORD };
      const answer = await app.call('/user/auth/login', form);
      tokens[who] = answer.body.token ?? tokens[who];
      return answer;
    },
    report: async (who, at) => {
      await app.rows(`UPDATE report SET at = at - interval '2 days'`);
      const reason = at % 3 === 0 ? 'hate' : 'intimate';
      const form = { kind: 'post', id: some(at), reason };
      return app.call('/user/safety/report', form, reporters[who]!.token);
    },
    reportComment: async (who, at) =>
      app.call(
        '/user/safety/report',
        { kind: 'comment', id: comments.at(-1 - (at % 2)) ?? '0', reason: 'spam' },
        reporters[who]!.token,
      ),
    decide: async (_, at) =>
      asConsole('/admin/review/decide', {
        ...(await caseWhere(`state = 'open'`, at)),
        ...DECISIONS[at % DECISIONS.length],
      }),
    undo: async () => asConsole('/admin/review/undo', { id: (await caseWhere(`state = 'decided'`)).id }),
    tell: async () => {
      await app.rows(
        `UPDATE review_case SET decided_at = decided_at - interval '10 minutes' WHERE state = 'decided' AND told_at IS NULL`,
      );
      await app.nest.get(DecisionsService).tell();
      return DONE;
    },
    appeal: async (who, at) => {
      const { id } = await caseWhere(`state = 'decided' AND told_at IS NOT NULL`, at);
      const form = { emailOrPhone: members[who]!.email, password: PASSWORD, text: 'No' };
      return at % 2 === 0
        ? asMember(who, '/user/safety/appeal', { decisionId: id, text: 'No' })
        : app.call('/user/safety/appealSuspension', form);
    },
    answer: async (_, at) =>
      asConsole(
        '/admin/review/decideAppeal',
        { ...(await caseWhere(`state = 'appealed'`)), outcome: at % 2 === 0 ? 'overturned' : 'upheld' },
        proctor,
      ),
    remove: async (_, at) => asConsole('/admin/content/removePost', { id: some(at), reason: 'Rule 4' }),
    removePage: async () => asConsole('/admin/content/removePage', { id: page, reason: 'Rule 4' }),
    restore: async (_, at) => asConsole('/admin/content/restorePost', { id: some(at) }),
    restorePage: async () => asConsole('/admin/content/restorePage', { id: page }),
    suspend: async (who) =>
      asConsole('/admin/users/setUserStatus', { id: members[who]!.id, status: 'suspended', reason: 'a' }),
    reinstate: async (who) =>
      asConsole('/admin/users/setUserStatus', { id: members[who]!.id, status: 'active' }),
    purge: async (_, at) => {
      await app.rows(
        `UPDATE post SET withheld_at = withheld_at - interval '31 days' WHERE id = $1 AND withheld = 'removed'`,
        [some(at)],
      );
      await app.nest.get(RemovedPurgeService).purge(new AbortController().signal);
      return DONE;
    },
  };

  const expectPicturesToMatch = async () => {
    await app.nest.get(MediaService).clean();
    // An edit may have taken the picture out.
    const visible = new Set(
      (
        await app.rows<{ path: string }>(
          'SELECT m.path FROM media m JOIN post p ON p.id = m.post_id WHERE NOT p.hidden',
        )
      ).map(({ path }) => path),
    );
    for (const { picture: path } of posts.slice(-8)) {
      const { status } = await app.http().get(`/${path}?w=480`);
      expect([path, status]).toEqual([path, visible.has(path) ? 200 : 404]);
    }
  };

  const step = fc.record({
    act: fc.constantFrom(...Object.keys(acts)),
    who: fc.nat(1),
    at: fc.nat(11),
    // Whether it runs at the same time as the next.
    together: fc.boolean(),
  });
  const deadlocksBefore = await deadlocks();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
      // Something to begin with, whatever the sequence before has left.
      for (const who of [0, 1]) {
        await acts.reinstate!(who, 0);
        await app.rows(`UPDATE review_case SET until = now() WHERE measure = 'limit' AND until > now()`);
        await app.rows(`UPDATE member SET limited_until = NULL, limited_rule = NULL`);
        await acts.signIn!(who, 0);
        await acts.restorePage!(who, 0);
        await post(who, true);
      }
      let started: Promise<Answer>[] = [];
      const expectAnswers = async () => {
        for (const { status, body } of await Promise.all(started))
          expect([status < 500, body]).toEqual([true, expect.anything()]);
        started = [];
      };
      for (const { act, who, at, together } of steps) {
        started.push(acts[act]!(who, at));
        if (!together || started.length === 3) await expectAnswers();
      }
      await expectAnswers();
      await expectCountersToMatch(app);
      await expectPicturesToMatch();
      await acts.tell!(0, 0);
      expect(await app.rows(UNTOLD_OR_TWICE)).toEqual([]);
    }),
    { numRuns: runs(20), endOnFailure: true },
  );
  expect(await deadlocks()).toBe(deadlocksBefore);
}, 7_200_000);
