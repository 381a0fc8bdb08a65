import { setTimeout as sleep } from 'node:timers/promises';

/** A client that writes. */
export interface Writer {
  readonly token: string;
}

/** The contended rows: a few posts and one page, which all members change concurrently. */
export interface Stress {
  /** Origins of API processes on one database; requests alternate between them. */
  readonly origins: readonly string[];
  readonly members: readonly Writer[];
  /** The token of an administrator. */
  readonly administrator: string;
  readonly pageId: string;
  readonly seconds: number;
  /** Number of clients that write, besides the administrator. */
  readonly clients: number;
  /** Milliseconds between two beats, on which all clients write at once; without it they never pause. */
  readonly beat?: number;
}

/**
 * Number of responses by call and status, such as `/user/feeds/delete 404`, and of requests without a response, such as
 * `/user/feeds/delete ECONNRESET`.
 */
export type Tally = Record<string, number>;

/** Runs all kinds of writes to the same rows from many clients for the given time; returns the responses by status. */
export async function mixAllWrites(stress: Stress): Promise<Tally> {
  const tally: Tally = {};
  const until = Date.now() + stress.seconds * 1000;
  /** Ids of the contended rows. Writes to deleted rows are refused, which is correct. */
  const posts: string[] = [];
  const comments: string[] = [];
  /** The remaining members: after a 401 an account is deleted, and its client stops. */
  let writers = stress.members;
  let turn = 0;
  const onBeat = async () => {
    if (stress.beat !== undefined) await sleep(stress.beat - (Date.now() % stress.beat));
  };

  const call = async (path: string, body: object, token: string): Promise<{ id?: string }> => {
    const origin = stress.origins[(turn += 1) % stress.origins.length] ?? '';
    const isForm = path === '/user/feeds/create';
    const form = new FormData();
    for (const [name, value] of Object.entries(body)) if (isForm) form.set(name, String(value));
    const count = (result: string | number) => {
      tally[`${path} ${result}`] = (tally[`${path} ${result}`] ?? 0) + 1;
    };
    try {
      const response = await fetch(origin + path, {
        method: 'POST',
        headers: { authorization: token, ...(!isForm && { 'content-type': 'application/json' }) },
        body: isForm ? form : JSON.stringify(body),
      });
      const answer = (await response.json()) as { data?: { id?: string } };
      count(response.status);
      if (response.status === 401) writers = writers.filter((writer) => writer.token !== token);
      return answer.data ?? {};
    } catch (error) {
      count(reasonOf(error));
      return {};
    }
  };
  const post = async ({ token }: Writer) => {
    const pageId = turn % 2 === 0 ? { pageId: stress.pageId } : {};
    const feedData = JSON.stringify({ content: '<p>Who has notes of Monday?</p>' });
    const { id } = await call('/user/feeds/create', { feedData, ...pageId }, token);
    if (id !== undefined) posts.push(id);
  };
  const newest = (ids: readonly string[]) =>
    ids[ids.length - 1 - Math.floor(Math.random() * 4)] ?? ids.at(-1) ?? '1';
  const acts: ((writer: Writer) => Promise<unknown>)[] = [
    ({ token }) => call('/user/likes/toggleLike', { feedId: newest(posts) }, token),
    ({ token }) => call('/user/likes/toggleLike', { feedId: newest(posts) }, token),
    async ({ token }) => {
      const { id } = await call(
        '/user/comments/create',
        { feedId: newest(posts), comment: 'So true!' },
        token,
      );
      if (id !== undefined) comments.push(id);
    },
    ({ token }) => call('/user/comments/delete', { id: newest(comments) }, token),
    ({ token }) => call('/user/pages/toggleFollow', { id: stress.pageId }, token),
    ({ token }) => call('/user/feeds/delete', { id: newest(posts) }, token),
    post,
  ];
  const client = async (index: number) => {
    for (let n = index; Date.now() < until; n += 1) {
      const writer = writers[Math.floor(Math.random() * writers.length)];
      await onBeat();
      if (writer) await acts[n % acts.length]?.(writer);
    }
  };
  /** Removes the newest content and restores it. */
  const moderate = async () => {
    while (Date.now() < until) {
      for (const [kind, ids] of [
        ['Post', posts],
        ['Comment', comments],
        ['Page', [stress.pageId]],
      ] as const) {
        const id = newest(ids);
        await onBeat();
        await call(`/admin/content/remove${kind}`, { id, reason: 'Stress' }, stress.administrator);
        await sleep(20);
        await call(`/admin/content/restore${kind}`, { id }, stress.administrator);
      }
    }
  };
  for (const writer of stress.members.slice(0, 4)) await post(writer);
  await Promise.all([moderate(), ...Array.from({ length: stress.clients }, (_, index) => client(index))]);
  return tally;
}

/** Why `fetch` got no response: the error code of the cause behind "fetch failed". */
function reasonOf(error: unknown): string {
  const { cause = error } = error as { cause?: unknown };
  return String((cause as { code?: unknown }).code ?? cause);
}

/** Responses that must not occur: server errors, and missing responses. */
export function faultsIn(tally: Tally): Tally {
  return Object.fromEntries(Object.entries(tally).filter(([counted]) => !/ [24]\d\d$/.test(counted)));
}
