import { LiveClient, type LiveSite } from './liveClient';

const encoder = new TextEncoder();
const realStreams: ReadableStreamDefaultController<Uint8Array>[] = [];
let visibility: 'visible' | 'hidden';
let isOnline: boolean;
let signals: AbortSignal[];
let lives: boolean[];
let answer: () => Response;
let client: LiveClient;

/** An answer that stays open, as a stream of events does. */
function stream(): Response {
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void realStreams.push(controller) });
  return { ok: true, status: 200, headers: new Headers(), body } as Response;
}
const failed = (status = 500) =>
  ({ ok: false, status, headers: new Headers(), body: null }) as unknown as Response;
const hello = () =>
  realStreams
    .at(-1)
    ?.enqueue(encoder.encode('event: hello\nid: 7\ndata: {"unread":0,"newPosts":0,"counts":[]}\n\n'));
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const setVisible = (state: typeof visibility) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
const isOpen = () => signals.at(-1)?.aborted === false;

beforeEach(() => {
  jest.useFakeTimers();
  [visibility, isOnline, signals, lives, answer] = ['visible', true, [], [], stream];
  realStreams.length = 0;
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  const site: LiveSite = {
    open: (signal) => {
      signals.push(signal);
      return Promise.resolve(answer());
    },
    onEvent: () => undefined,
    onLive: (isLive) => lives.push(isLive),
    onSessionEnd: () => undefined,
  };
  client = new LiveClient(site);
  client.start();
});
afterEach(() => {
  client.stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('streams while the tab is visible, and for a minute after that', async () => {
  await pass(0);
  hello();
  await pass(0);
  setVisible('hidden');
  await pass(59_000);
  expect(isOpen()).toBe(true);
  await pass(1_000);
  expect(isOpen()).toBe(false);
  await pass(300_000);
  expect(signals).toHaveLength(1);
  setVisible('visible');
  await pass(0);
  expect(signals).toHaveLength(2);
});

it('streams while the browser is online', async () => {
  await pass(0);
  isOnline = false;
  window.dispatchEvent(new Event('offline'));
  expect(isOpen()).toBe(false);
  await pass(300_000);
  expect(signals).toHaveLength(1);
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(signals).toHaveLength(2);
});

it('gives a stream up that said nothing for a minute', async () => {
  await pass(0);
  hello();
  await pass(59_000);
  realStreams.at(-1)?.enqueue(encoder.encode(':\n\n'));
  await pass(59_000);
  expect(isOpen()).toBe(true);
  await pass(1_000);
  expect(signals[0]?.aborted).toBe(true);
});

it('is fetched for instead after three failures, and tries again after one to sixty seconds', async () => {
  answer = failed;
  const tries: number[] = [];
  const from = Date.now();
  for (let second = 0; second < 600; second += 1) {
    await pass(second === 0 ? 0 : 1_000);
    while (tries.length < signals.length) tries.push(Math.round((Date.now() - from) / 1_000));
    if (tries.length === 3 && lives.length === 0) throw new Error('Nobody was told after three failures');
    if (tries.length < 3) expect(lives).toEqual([]);
  }
  expect(lives).toContain(false);
  const pauses = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(61);
  // Once it works, it is live again.
  answer = stream;
  await pass(61_000);
  hello();
  await pass(0);
  expect(lives.at(-1)).toBe(true);
});
