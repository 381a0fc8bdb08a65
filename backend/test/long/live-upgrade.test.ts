import { setTimeout as sleep } from 'node:timers/promises';
import { installation, startApiProcess, type ApiProcess } from '../support/api-process.js';
import { createDatabase } from '../support/database.js';
import { joinMember, writePost, type TestMember } from '../support/factories.js';
import { openStream, type Stream } from '../support/live.js';
import { like } from '../support/notifications.js';
import { until } from '../support/until.js';

const MEMBERS = 200;
const STREAMS_OF_EACH = 5;

let env: Record<string, string>;
/** The processes that a proxy would send to: the one that stops is taken out first, as in an upgrade. */
let serving: ApiProcess[];
let started: ApiProcess[];
beforeAll(async () => {
  env = await installation(await createDatabase());
  serving = await Promise.all([start(), start()]);
});
afterAll(() => Promise.all(started.map((process) => process.stop())));

async function start(): Promise<ApiProcess> {
  const process = await startApiProcess({ ...env, STOP_DRAIN_SECONDS: '5', STOP_FINISH_SECONDS: '10' });
  (started ??= []).push(process);
  return process;
}

/** A client as the site's: opens the next stream when one ends, after as long as the server says. */
class Follower {
  stream: Stream | undefined;
  unread = 0;
  ends = 0;
  private isOver = false;

  constructor(
    readonly member: TestMember,
    private readonly n: number,
  ) {}

  async follow(): Promise<void> {
    while (!this.isOver) {
      const process = serving[this.n % serving.length]!;
      const stream = await openStream(process, this.member.token);
      this.stream = stream;
      await stream.closed;
      if (this.isOver) return;
      const bye = stream.events.at(-1);
      // Streams are not cut off: each is told that and when to come back.
      expect(bye).toMatchObject({ event: 'bye', data: { reason: 'moving' } });
      this.ends += 1;
      await sleep((bye?.data as { retryMs: number }).retryMs);
    }
  }

  /** The badge as the stream told it last. */
  get told(): number | undefined {
    const last = this.stream?.events.findLast(({ event }) => event === 'hello' || event === 'unread');
    return (last?.data as { unread: number } | undefined)?.unread;
  }

  stop(): void {
    this.isOver = true;
    this.stream?.close();
  }
}

it('an upgrade under 1,000 streams fails no call, says 503 to nobody, and leaves nothing untold', async () => {
  const members: TestMember[] = [];
  for (let n = 0; n < MEMBERS; n += 20) {
    members.push(...(await Promise.all(Array.from({ length: 20 }, () => joinMember(serving[0]!)))));
  }
  const posts = await Promise.all(members.map((member) => writePost(serving[0]!, member)));
  const followers = members.flatMap((member, n) =>
    Array.from({ length: STREAMS_OF_EACH }, (_, place) => new Follower(member, n + place)),
  );
  const following = followers.map((follower) => follower.follow());
  // A failure must end the test, and not only its follower.
  const failed = Promise.all(following);
  const all = async (isSo: (follower: Follower) => boolean) =>
    Promise.race([until(() => followers.every(isSo)), failed.then(() => undefined)]);
  await all(({ told }) => told === 0);

  let calls = 0;
  let isUpgrading = true;
  const traffic = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (isUpgrading) {
        const process = serving[calls++ % serving.length]!;
        await process.call('/user/feeds/getAllFeeds', {}, members[calls % MEMBERS]!.token).expect(200);
        await sleep(20);
      }
    }),
  );
  for (const old of [...serving]) {
    serving = serving.filter((process) => process !== old);
    old.kill('SIGTERM');
    // An act while streams move.
    const before = followers[0]!.told ?? 0;
    await sleep(1_000);
    for (const [n, post] of posts.entries()) {
      await like(serving[0]!, members[(n + 1 + before) % MEMBERS]!, post.id);
    }
    expect(await old.ended).toEqual({ code: 0, signal: null });
    expect(old.output()).not.toContain('were cut off');
    serving = [...serving, await start()];
    await all(({ told }) => told === 1);
  }
  isUpgrading = false;
  await traffic;
  expect(calls).toBeGreaterThan(100);
  // Each stream moved with its process, and about half of them twice.
  expect(Math.min(...followers.map(({ ends }) => ends))).toBeGreaterThanOrEqual(1);
  for (const process of started) expect(process.output()).not.toMatch(/"statusCode":5\d\d/);
  for (const follower of followers) follower.stop();
  await failed;
}, 600_000);
