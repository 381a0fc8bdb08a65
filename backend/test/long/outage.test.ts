import { withTimeout } from '../../src/common/with-timeout.js';
import { installation, startApiProcess, statusOf, type ApiProcess } from '../support/api-process.js';
import { joinMember, type TestMember } from '../support/factories.js';
import { startOwnPostgres, type OwnPostgres } from '../support/own-postgres.js';
import { until } from '../support/until.js';

/** The longest a request may take, whatever the database does (docs/reference/limits.md). */
const MAX_REQUEST_MS = 20_000;
/** Time from the database's return to a ready API: the three seconds of docs/run/outages.md, and time for a slow machine. */
const MAX_RECOVERY_MS = 10_000;

let postgres: OwnPostgres;
let api: ApiProcess;
let members: TestMember[];
beforeAll(async () => {
  postgres = await startOwnPostgres();
  api = await startApiProcess({ ...(await installation(postgres.url)), NODE_ENV: 'production' });
  members = [];
  for (let n = 0; n < 4; n += 1) members.push(await joinMember(api));
});
afterAll(async () => {
  await api.stop();
  await postgres.stop();
});

/** Acknowledged writes; none of them may be missing later. */
interface Acknowledged {
  readonly postId: string;
  liked: boolean;
  readonly comments: string[];
}

interface Answer {
  readonly status: number;
  readonly body: { readonly data?: { readonly id: string }; readonly [name: string]: unknown };
}

/** Members who post, like and comment without a pause until they are stopped. */
function startLoad() {
  const acknowledged: Acknowledged[] = [];
  const answers: Answer[] = [];
  let stopped = false;
  const noted = async (call: Promise<Answer>) => {
    const answer = await withTimeout(MAX_REQUEST_MS, call);
    answers.push(answer);
    return answer;
  };
  const work = async ({ token }: TestMember) => {
    while (!stopped) {
      const post = await noted(
        send('/user/feeds/create', { feedData: '{"content":"<p>still here</p>"}' }, token),
      );
      if (!post.body.data) continue;
      const kept: Acknowledged = { postId: post.body.data.id, liked: false, comments: [] };
      acknowledged.push(kept);
      const like = await noted(send('/user/likes/toggleLike', { feedId: kept.postId }, token));
      kept.liked = like.status === 200;
      const comment = await noted(
        send('/user/comments/create', { feedId: kept.postId, comment: 'Me too' }, token),
      );
      if (comment.body.data) kept.comments.push(comment.body.data.id);
    }
  };
  const done = Promise.all(members.map(work));
  return {
    answers,
    stop: async () => {
      stopped = true;
      await done;
      return acknowledged;
    },
  };
}

async function send(path: string, fields: Record<string, string>, token: string): Promise<Answer> {
  const isForm = path.endsWith('/feeds/create');
  const body = isForm ? new FormData() : JSON.stringify(fields);
  if (body instanceof FormData) for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const response = await fetch(api.origin + path, {
    method: 'POST',
    headers: { Authorization: token, ...(!isForm && { 'Content-Type': 'application/json' }) },
    body,
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

const ready = () => statusOf(`${api.origin}/health/ready`);
const failures = (answers: readonly Answer[]) => answers.filter(({ status }) => status >= 400);

async function expectNothingLost(acknowledged: readonly Acknowledged[]): Promise<void> {
  const { token } = members[0]!;
  expect(acknowledged.length).toBeGreaterThan(10);
  for (const { postId, liked, comments } of acknowledged) {
    const post = await api.call('/user/feeds/getFeedById', { id: postId }, token).expect(200);
    if (liked) expect(post.body.data.like).toBe(1);
    const { body } = await api.call('/user/comments/getFeedComments', { feedId: postId }, token).expect(200);
    const found = (body.data.comments as { id: string }[]).map(({ id }) => id);
    expect(found).toEqual(expect.arrayContaining(comments));
  }
}

describe('while members write and the database', () => {
  it.each(['kill', 'shutDownAtOnce'] as const)(
    'stops (%s) and returns, no acknowledged write is lost, and requests in between get a 500',
    async (how) => {
      const load = startLoad();
      await until(() => load.answers.length > 50);
      await postgres[how]();
      await until(() => failures(load.answers).length > 20);
      expect(await ready()).toBe(500);
      expect(await statusOf(`${api.origin}/health/live`)).toBe(200);
      await postgres.start();
      await withTimeout(
        MAX_RECOVERY_MS,
        until(async () => (await ready()) === 200),
      );
      const soFar = load.answers.length;
      await until(() => load.answers.length > soFar + 50);
      const acknowledged = await load.stop();
      for (const { status, body } of failures(load.answers)) {
        expect({ status, body }).toEqual({
          status: 500,
          body: {
            success: false,
            message: 'Something went wrong on our side. Please try again.',
            error: 'internal_error',
            requestId: expect.any(String),
          },
        });
      }
      expect(failures(load.answers.slice(-20))).toEqual([]);
      await expectNothingLost(acknowledged);
    },
  );

  it('stops answering, every request fails within the time limit, and works again afterwards', async () => {
    const load = startLoad();
    await until(() => load.answers.length > 20);
    const thaw = await postgres.freeze();
    try {
      expect(await ready()).toBe(500);
      await until(() => failures(load.answers).length >= members.length);
    } finally {
      thaw();
    }
    await withTimeout(
      MAX_RECOVERY_MS,
      until(async () => (await ready()) === 200),
    );
    const acknowledged = await load.stop();
    expect(new Set(failures(load.answers).map(({ status }) => status))).toEqual(new Set([500]));
    await expectNothingLost(acknowledged);
  });
});
