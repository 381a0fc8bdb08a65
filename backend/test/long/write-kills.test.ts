import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Response, Test as Call } from 'supertest';
import { startApiProcess } from '../support/api-process.js';
import { startApp, type Caller, type TestApp } from '../support/app.js';
import { expectCountersToMatch } from '../support/counters.js';
import { joinMember, PASSWORD, signIn, writePost, type TestMember } from '../support/factories.js';
import { addFigure } from '../support/figures.js';
import { runs } from '../support/runs.js';
import { until } from '../support/until.js';

/** Answers each process gives before it is killed, and milliseconds it may live beyond: it dies at any moment of the next writes. */
const ANSWERS = 25;
const LONGEST_AFTER = 40;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Answers so far. */
let answers = 0;

/** The answer, which must be one of these; null if the process was killed before it. */
async function answered(call: Call, ...statuses: number[]): Promise<Response | null> {
  const answer = await call.then(
    (response) => response,
    () => null,
  );
  if (!answer) return null;
  expect(statuses).toContain(answer.status);
  answers += 1;
  return answer;
}

/**
 * Writes one item after another. A write that a kill interrupted is repeated by {@link write} at the next process, as a
 * client would.
 */
interface Writer {
  /** @returns false if the process was killed before the answer */
  readonly write: (api: Caller) => Promise<boolean>;
  /** Asserts that everything acknowledged is stored completely and once. */
  readonly verify: () => Promise<void>;
}

/** Posts and comments have a number and an idempotency key, so that a repeat creates nothing new. */
function author(member: TestMember, postId: string): Writer {
  let written = 0;
  return {
    write: async (api) => {
      const post = api
        .http()
        .post('/user/feeds/create')
        .set('Authorization', member.token)
        .set('Idempotency-Key', `post-${written}`)
        .field('feedData', JSON.stringify({ content: `<p>${written}</p>` }));
      if (!(await answered(post, 201))) return false;
      const said = { feedId: postId, comment: String(written) };
      const comment = api.call('/user/comments/create', said, member.token);
      if (!(await answered(comment.set('Idempotency-Key', `comment-${written}`), 201))) return false;
      written += 1;
      return true;
    },
    verify: async () => {
      const all = Array.from({ length: written }, (_, n) => n);
      const posts = await app.rows<{ content: string }>(
        'SELECT content FROM post WHERE author_id = $1 ORDER BY id',
        [member.id],
      );
      expect(posts.map(({ content }) => content)).toEqual(all.map((n) => `<p>${n}</p>`));
      const comments = await app.rows<{ body: string }>(
        'SELECT body FROM comment WHERE author_id = $1 ORDER BY id',
        [member.id],
      );
      expect(comments.map(({ body }) => body)).toEqual(all.map(String));
    },
  };
}

/** Likes and unlikes; after a kill it reads the current state. */
function liker(member: TestMember, feedId: string): Writer {
  let isLiked = false;
  let isSure = true;
  const look = async (api: Caller): Promise<boolean> => {
    const seen = await answered(api.call('/user/feeds/getFeedById', { id: feedId }, member.token), 200);
    if (!seen) return false;
    if (isSure) expect(seen.body.data.isLiked).toBe(isLiked);
    isLiked = seen.body.data.isLiked;
    isSure = true;
    return true;
  };
  return {
    write: async (api) => {
      if (!(await look(api))) return false;
      isSure = false;
      const toggled = await answered(api.call('/user/likes/toggleLike', { feedId }, member.token), 200);
      if (!toggled) return false;
      expect(toggled.body.data.isLiked).toBe(!isLiked);
      isLiked = !isLiked;
      isSure = true;
      return true;
    },
    verify: async () => {
      await look(app);
    },
  };
}

/** A profile whose fields all contain the same number, so that half a change would show. */
function renamer(member: TestMember): Writer {
  let acknowledged = 0;
  let sent = 0;
  const look = async (api: Caller): Promise<boolean> => {
    const seen = await answered(api.call('/user/profile/get', {}, member.token), 200);
    if (!seen) return false;
    const { User, title, bio, collegeName } = seen.body.data;
    if (sent > 0) {
      expect([acknowledged, sent].map(String)).toContain(User.name);
      expect([title, bio, collegeName]).toEqual([User.name, User.name, User.name]);
      acknowledged = Number(User.name);
    }
    return true;
  };
  return {
    write: async (api) => {
      if (!(await look(api))) return false;
      sent = acknowledged + 1;
      const form = api.http().post('/user/profile/update').set('Authorization', member.token);
      for (const field of ['name', 'title', 'bio', 'collegeName']) form.field(field, String(sent));
      if (!(await answered(form.field('collegeYear', '2027'), 200))) return false;
      acknowledged = sent;
      return true;
    },
    verify: async () => {
      await look(app);
    },
  };
}

/** Members who join: everyone who got a success, or that the e-mail is taken, can sign in. */
function joiner(): Writer {
  let joined = 0;
  const form = (n: number) => ({
    name: `Newcomer ${n}`,
    email: `newcomer${n}@example.in`,
    phone: String(8_000_000_000 + n),
    password: PASSWORD,
  });
  return {
    write: async (api) => {
      if (!(await answered(api.call('/user/auth/signUp', form(joined)), 201, 409))) return false;
      joined += 1;
      return true;
    },
    verify: async () => {
      for (let n = 0; n < joined; n += 1) await signIn(app, form(n).email);
    },
  };
}

/** Pages that are removed with the post on them. */
function demolisher(member: TestMember): Writer {
  let made = 0;
  return {
    write: async (api) => {
      const send = (path: string) => api.http().post(path).set('Authorization', member.token);
      const page = send('/user/pages/create').set('Idempotency-Key', `page-${made}`);
      const built = await answered(
        page.field('title', `Page ${made}`).field('description', 'Soon gone'),
        201,
      );
      if (!built) return false;
      const id: string = built.body.data.id;
      const post = send('/user/feeds/create').field('pageId', id).field('feedData', '{"content":"a"}');
      // Already gone if only the answer to the removal was lost.
      if (!(await answered(post, 201, 404))) return false;
      if (!(await answered(api.call('/user/pages/delete', { id }, member.token), 200, 404))) return false;
      made += 1;
      return true;
    },
    verify: async () => {
      expect(await app.rows('SELECT id FROM page')).toEqual([]);
      expect(await app.rows('SELECT id FROM post WHERE page_id IS NOT NULL')).toEqual([]);
      expect(await app.rows('SELECT id FROM post WHERE author_id = $1', [member.id])).toEqual([]);
    },
  };
}

it(
  'a process killed during any write keeps every acknowledged write and leaves no partial one',
  async () => {
    const { DATABASE_URL, DATA_DIR, MEMBER_TOKEN_KEY, ADMIN_TOKEN_KEY } = process.env as Record<
      string,
      string
    >;
    const shared = { DATABASE_URL, DATA_DIR, MEMBER_TOKEN_KEY, ADMIN_TOKEN_KEY } as Record<string, string>;
    const { id: feedId } = await writePost(app, await joinMember(app));
    const writers = [
      author(await joinMember(app), feedId),
      author(await joinMember(app), feedId),
      liker(await joinMember(app), feedId),
      liker(await joinMember(app), feedId),
      renamer(await joinMember(app)),
      demolisher(await joinMember(app)),
      joiner(),
    ];
    for (let kill = 0; kill < runs(4); kill += 1) {
      const api = await startApiProcess(shared);
      const enough = answers + ANSWERS;
      const working = writers.map(async ({ write }) => {
        while (await write(api));
      });
      const killed = until(() => Promise.resolve(answers >= enough))
        .then(() => sleep(randomInt(LONGEST_AFTER)))
        .finally(() => api.kill('SIGKILL'));
      await Promise.all([...working, killed]);
      await api.ended;
      addFigure('kills of the API under all writers', 1);
    }
    // Each repeats what the previous process was killed over.
    for (const { write } of writers) expect(await write(app)).toBe(true);
    for (const { verify } of writers) await verify();
    await expectCountersToMatch(app);
  },
  runs(150_000),
);
