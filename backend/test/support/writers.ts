import type { Response, Test as Call } from 'supertest';
import type { Caller, TestApp } from './app.js';
import { joinMember, PASSWORD, signIn, writePost, type TestMember } from './factories.js';

/** Where writers begin, and where they look afterwards: an API that is not killed, and its database. */
export type Verifier = Caller & Pick<TestApp, 'rows'>;

/**
 * Writes one item after another. A write that a kill interrupted is repeated by {@link write} at the next process, as a
 * client would.
 */
export interface Writer {
  /** @returns false if it was interrupted before the answer */
  readonly write: (api: Caller) => Promise<boolean>;
  /** Asserts that everything acknowledged is stored completely and once. */
  readonly verify: () => Promise<void>;
}

/** Writers of every kind, and how many answers they got. */
export interface Writers {
  readonly all: readonly Writer[];
  /** Answers to requests that nothing interrupted, so far. */
  answers(): number;
}

/**
 * Makes the members who write.
 * @param interrupted status of an answer that says nothing about the write, as a connection that breaks; by default there is none
 */
export async function startWriters(app: Verifier, interrupted?: number): Promise<Writers> {
  let answers = 0;
  /** The answer, which must be one of these; null if the process was killed before it, or could not know. */
  const answered: Answered = async (call, ...statuses) => {
    const answer = await call.then(
      (response) => response,
      () => null,
    );
    if (!answer || answer.status === interrupted) return null;
    expect(statuses).toContain(answer.status);
    answers += 1;
    return answer;
  };
  const context = { app, answered };
  const { id: feedId } = await writePost(app, await joinMember(app));
  const all = [
    author(context, await joinMember(app), feedId),
    author(context, await joinMember(app), feedId),
    liker(context, await joinMember(app), feedId),
    liker(context, await joinMember(app), feedId),
    renamer(context, await joinMember(app)),
    demolisher(context, await joinMember(app)),
    joiner(context),
  ];
  return { all, answers: () => answers };
}

type Answered = (call: Call, ...statuses: number[]) => Promise<Response | null>;
interface Context {
  readonly app: Verifier;
  readonly answered: Answered;
}

/** Posts and comments have a number and an idempotency key, so that a repeat creates nothing new. */
function author({ app, answered }: Context, member: TestMember, postId: string): Writer {
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
function liker({ app, answered }: Context, member: TestMember, feedId: string): Writer {
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
function renamer({ app, answered }: Context, member: TestMember): Writer {
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
function joiner({ app, answered }: Context): Writer {
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
function demolisher({ app, answered }: Context, member: TestMember): Writer {
  let made = 0;
  /** The removal of the latest page was sent, so that a repeat of its creation may find it gone (decisions, section 2). */
  let mayBeGone = false;
  return {
    write: async (api) => {
      const send = (path: string) => api.http().post(path).set('Authorization', member.token);
      const page = send('/user/pages/create').set('Idempotency-Key', `page-${made}`);
      const built = await answered(
        page.field('title', `Page ${made}`).field('description', 'Soon gone'),
        ...(mayBeGone ? [201, 404] : [201]),
      );
      if (!built) return false;
      if (built.status === 404) {
        made += 1;
        mayBeGone = false;
        return true;
      }
      const id: string = built.body.data.id;
      const post = send('/user/feeds/create').field('pageId', id).field('feedData', '{"content":"a"}');
      // Already gone if only the answer to the removal was lost.
      if (!(await answered(post, 201, 404))) return false;
      mayBeGone = true;
      if (!(await answered(api.call('/user/pages/delete', { id }, member.token), 200, 404))) return false;
      made += 1;
      mayBeGone = false;
      return true;
    },
    verify: async () => {
      expect(await app.rows('SELECT id FROM page WHERE NOT hidden')).toEqual([]);
      expect(await app.rows('SELECT id FROM post WHERE page_id IS NOT NULL AND NOT hidden')).toEqual([]);
      expect(await app.rows('SELECT id FROM post WHERE author_id = $1 AND NOT hidden', [member.id])).toEqual(
        [],
      );
    },
  };
}
