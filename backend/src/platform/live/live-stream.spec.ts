import { PassThrough } from 'node:stream';
import type { Response } from 'express';
import { LiveStream } from './live-stream.js';

/** A stream whose client does not read until the test does; it holds a few bytes. */
function streamTo(after: string | null = '42'): {
  stream: LiveStream;
  client: PassThrough;
  wishes: () => number;
} {
  const client = new PassThrough({ highWaterMark: 16 });
  let wishes = 0;
  const member = { kind: 'member', accountId: '7', sessionId: 'a' } as const;
  const view = { feed: 'everyone', after, posts: [] } as const;
  const stream = new LiveStream(member, view, client as unknown as Response, () => (wishes += 1));
  return { stream, client, wishes: () => wishes };
}
const read = (client: PassThrough): string => String(client.read() ?? '');
/** Lets the stream's events reach it. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('sends several events in one piece, each with the id of the newest post', () => {
  const { stream, client } = streamTo();
  stream.send('unread', { unread: 1 });
  stream.newestPost = '43';
  stream.send('posts', { newPosts: 2 });
  stream.flush();
  expect(read(client)).toBe(
    'event: unread\nid: 43\ndata: {"unread":1}\n\nevent: posts\nid: 43\ndata: {"newPosts":2}\n\n',
  );
});

it('sends an id before there is any post', () => {
  const { stream, client } = streamTo(null);
  stream.send('unread', { unread: 1 });
  stream.flush();
  expect(read(client)).toBe('event: unread\nid: 0\ndata: {"unread":1}\n\n');
});

it('of events that wait for a slow client the newest of each kind is sent, of counts the newest of each post', async () => {
  const { stream, client, wishes } = streamTo();
  stream.send('unread', { unread: 1 });
  stream.flush();
  const before = wishes();
  for (let unread = 2; unread < 1_000; unread += 1) stream.send('unread', { unread });
  stream.send('counts', [{ id: '1', likes: 1, comments: 0 }]);
  stream.send('counts', [{ id: '2', likes: 1, comments: 0 }]);
  stream.send('counts', [{ id: '1', likes: 2, comments: 0 }]);
  stream.flush();
  expect(wishes()).toBe(before);
  expect(read(client)).toBe('event: unread\nid: 42\ndata: {"unread":1}\n\n');
  await turn();
  // The client has read, so the stream wants to send.
  expect(wishes()).toBe(before + 1);
  stream.flush();
  const counts = [
    { id: '1', likes: 2, comments: 0 },
    { id: '2', likes: 1, comments: 0 },
  ];
  expect(read(client)).toBe(
    `event: unread\nid: 42\ndata: {"unread":999}\n\nevent: counts\nid: 42\ndata: ${JSON.stringify(counts)}\n\n`,
  );
});

it('is too slow half a minute after the client stopped reading, not before, and not once it has read', async () => {
  const { stream, client } = streamTo();
  const now = performance.now();
  expect(stream.isTooSlow(now + 1e9)).toBe(false);
  stream.send('unread', { unread: 1 });
  stream.flush();
  expect([stream.isTooSlow(now + 29_000), stream.isTooSlow(now + 31_000)]).toEqual([false, true]);
  read(client);
  await turn();
  expect(stream.isTooSlow(now + 31_000)).toBe(false);
});

it('says something at least every 25 seconds, and nothing to a client that does not read', async () => {
  const { stream, client } = streamTo();
  stream.beat(performance.now() + 19_000);
  expect(read(client)).toBe('');
  stream.beat(performance.now() + 25_000);
  expect(read(client)).toBe(':\n\n');
  await turn();
  stream.send('unread', { unread: 1 });
  stream.flush();
  stream.beat(performance.now() + 60_000);
  expect(read(client)).not.toContain(':\n\n:');
});

it('says goodbye once and nothing after it, and is cut off where nobody reads', async () => {
  const { stream, client } = streamTo();
  stream.end({ reason: 'moving', retryMs: 500 });
  stream.end({ reason: 'session', retryMs: 0 });
  stream.send('unread', { unread: 1 });
  stream.flush();
  expect(read(client)).toBe('event: bye\nid: 42\ndata: {"reason":"moving","retryMs":500}\n\n');
  const slow = streamTo();
  slow.stream.send('unread', { unread: 1 });
  slow.stream.flush();
  slow.stream.end({ reason: 'moving', retryMs: 500 });
  await turn();
  expect(slow.client.destroyed).toBe(true);
});
