import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { withTimeout } from '../../src/common/with-timeout.js';
import { installation, startApiProcess, type ApiProcess } from '../support/api-process.js';
import { joinMember, PASSWORD, signIn, writePost, type TestMember } from '../support/factories.js';
import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import { startStreamingPair, type StreamingPair } from '../support/streaming-replica.js';
import { until } from '../support/until.js';

/** Maximum time of a read whatever the replica does. */
const MAX_READ_MS = 5_000;

interface Process extends ApiProcess {
  readonly metrics: string;
}

let pair: StreamingPair;
/** Two processes of one installation: one is written to, the other is read from. */
let here: Process;
let there: Process;
let asha: TestMember;
let ravi: TestMember;
beforeAll(async () => {
  pair = await startStreamingPair();
  const env = { ...(await installation(pair.primary.url)), DATABASE_REPLICA_URL: pair.replica.url };
  here = await start(env);
  there = await start(env);
  asha = await joinMember(here, { name: 'Asha Rao' });
  ravi = await joinMember(there, { name: 'Ravi Iyer' });
}, 120_000);
afterAll(async () => {
  await here.stop();
  await there.stop();
  await pair.stop();
});

async function start(env: Record<string, string>): Promise<Process> {
  const port = await freePort();
  const process = await startApiProcess({ ...env, METRICS_PORT: String(port) });
  return { ...process, metrics: `http://127.0.0.1:${port}/metrics` };
}

async function metric({ metrics }: Process, series: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? 0);
}

const isInUse = async (process: Process) => (await metric(process, 'campus_replica_in_use')) === 1;
const bothUseIt = async () => (await isInUse(here)) && (await isInUse(there));
const neitherUsesIt = async () => !(await isInUse(here)) && !(await isInUse(there));
const readsFromReplica = (process: Process) =>
  metric(process, 'campus_replica_reads_total{answered_by="replica"}');

const feedAt = async (at: ApiProcess, { token }: TestMember): Promise<string[]> => {
  const { body } = await at.call('/user/feeds/getAllFeeds', {}, token).expect(200);
  return (body.data.feeds as { id: string }[]).map(({ id }) => id);
};
const postAt = (at: ApiProcess, id: string, { token }: TestMember) =>
  at.call('/user/feeds/getFeedById', { id }, token);
const commentsAt = (at: ApiProcess, feedId: string, { token }: TestMember) =>
  at.call('/user/comments/getFeedComments', { feedId }, token);
const likesAt = (at: ApiProcess, feedId: string, { token }: TestMember) =>
  at.call('/user/likes/getFeedLikes', { feedId }, token);
const toggleAt = (at: ApiProcess, feedId: string, { token }: TestMember) =>
  at.call('/user/likes/toggleLike', { feedId }, token);

it.each([
  ['a feed', (id: string) => feedAt(there, asha).then((ids) => ids.includes(id))],
  ['a post', (id: string) => postAt(there, id, asha).expect(200)],
  ['comments', (id: string) => commentsAt(there, id, asha).expect(200)],
  ['likes', (id: string) => likesAt(there, id, asha).expect(200)],
])('reads of %s come from the replica', async (_what, read) => {
  const { id } = await writePost(here, asha);
  const before = await readsFromReplica(there);
  // Not immediately on a busy machine: a late replica is checked again within a second.
  await until(async () => {
    await read(id);
    return (await readsFromReplica(there)) > before;
  });
});

it('a write through one process is visible through the other at once', async () => {
  await until(bothUseIt);
  const reads = async () => (await readsFromReplica(here)) + (await readsFromReplica(there));
  const before = await reads();
  const { id } = await writePost(here, asha);
  // On a busy machine the replica may be late for many rounds.
  for (let round = 0; round < 40 || (await reads()) <= before; round += 1) {
    const [writer, reader] = round % 2 === 0 ? [here, there] : [there, here];
    const { body: liked } = await toggleAt(writer, id, ravi).expect(200);
    const { body: seen } = await postAt(reader, id, ravi).expect(200);
    expect(seen.data).toMatchObject({ like: liked.data.likes, isLiked: liked.data.isLiked });
    const { body: said } = await writer
      .call('/user/comments/create', { feedId: id, comment: `Round ${round}` }, asha.token)
      .expect(201);
    const { body: read } = await commentsAt(reader, id, ravi).expect(200);
    expect(read.data.comments[0].id).toBe(said.data.id);
  }
});

describe('while the replica replays nothing', () => {
  /** Number of posts that it returns. */
  let known: string[];
  beforeAll(async () => {
    known = [(await writePost(here, asha)).id, (await writePost(here, asha)).id];
    const before = await readsFromReplica(there);
    await until(async () => {
      await feedAt(there, asha);
      return (await readsFromReplica(there)) > before;
    });
    await pair.onReplica('SELECT pg_wal_replay_pause()');
  });
  afterAll(async () => {
    await pair.onReplica('SELECT pg_wal_replay_resume()');
    await until(bothUseIt);
  });

  it('a record that its author or an administrator removes is hidden from everybody', async () => {
    const [own, refused] = known;
    await here.call('/user/feeds/delete', { id: own }, asha.token).expect(200);
    await here
      .call('/admin/content/removePost', { id: refused, reason: 'Sells answers' }, await administrator())
      .expect(200);
    for (const id of known) {
      expect(await feedAt(there, ravi)).not.toContain(id);
      await postAt(there, id, ravi).expect(404);
      await commentsAt(there, id, ravi).expect(404);
    }
  });

  it('members see what they have just written, on whichever process and device', async () => {
    const { id } = await writePost(here, asha, '<p>Written while it slept</p>');
    const phone = { ...asha, token: await signIn(there, asha.email) };
    expect((await feedAt(there, phone))[0]).toBe(id);
    await toggleAt(there, id, ravi).expect(200);
    expect((await postAt(here, id, ravi).expect(200)).body.data).toMatchObject({ like: 1, isLiked: true });
    expect((await likesAt(here, id, phone).expect(200)).body.data.likes).toHaveLength(1);
    await here.call('/user/comments/create', { feedId: id, comment: 'So do I' }, ravi.token).expect(201);
    expect((await commentsAt(there, id, asha).expect(200)).body.data.comments).toMatchObject([
      { comment: 'So do I' },
    ]);
  });

  it('the first call after a sign-out or a suspension is refused', async () => {
    const leaver = await joinMember(here);
    const seller = await joinMember(here);
    await feedAt(there, leaver);
    await here.call('/user/auth/logout', {}, leaver.token).expect(200);
    const body = { id: seller.id, status: 'suspended', reason: 'Sells answers' };
    await here.call('/admin/users/setUserStatus', body, await administrator()).expect(200);
    for (const { token } of [leaver, seller]) {
      await there.call('/user/feeds/getAllFeeds', {}, token).expect(401);
    }
  });

  it('reads go to the primary without waiting for the replica', async () => {
    await writePost(here, asha);
    await until(neitherUsesIt);
    const fromReplica = await readsFromReplica(there);
    await feedAt(there, asha);
    expect(await readsFromReplica(there)).toBe(fromReplica);
  });
});

/** The token of an administrator. */
async function administrator(): Promise<string> {
  const rows = new pg.Client({ connectionString: pair.primary.url });
  await rows.connect();
  await rows.query(
    'INSERT INTO administrator (user_name, password_hash) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    ['registrar', await hash(PASSWORD)],
  );
  await rows.end();
  const form = { userName: 'registrar', password: PASSWORD };
  const { body } = await here.call('/admin/auth/login', form).expect(200);
  return body.token;
}

describe('when the replica', () => {
  it.each<[string, () => Promise<() => Promise<void>>]>([
    [
      'is killed',
      async () => {
        await pair.replica.kill();
        return () => pair.replica.start();
      },
    ],
    [
      'freezes',
      async () => {
        const thaw = await pair.replica.freeze();
        return () => Promise.resolve(thaw());
      },
    ],
  ])(
    '%s, every request is answered, counts stay exact, and reads return to it after its recovery',
    async (_what, harm) => {
      await until(bothUseIt);
      const { id } = await writePost(here, asha);
      const mend = await harm();
      let toggles = 0;
      let isLiked = false;
      await Promise.all(
        [here, there].map(async (at) => {
          do {
            const { body } = await withTimeout(
              MAX_READ_MS,
              toggleAt(at, id, at === here ? asha : ravi).expect(200),
            );
            toggles += 1;
            if (at === here) isLiked = body.data.isLiked;
            await withTimeout(MAX_READ_MS, postAt(at, id, ravi).expect(200));
          } while (await isInUse(at));
        }),
      );
      await mend();
      await until(bothUseIt);
      expect(toggles).toBeGreaterThanOrEqual(2);
      const { body } = await likesAt(there, id, asha).expect(200);
      const { body: post } = await postAt(there, id, asha).expect(200);
      expect(post.data).toMatchObject({ like: body.data.pagination.total, isLiked });
      expect(body.data.likes).toHaveLength(body.data.pagination.total);
    },
  );

  it('has been promoted to a primary, it gets no more reads', async () => {
    await until(bothUseIt);
    await pair.onReplica('SELECT pg_promote()');
    await writePost(here, asha);
    await until(neitherUsesIt);
    const { id } = await writePost(here, asha);
    expect((await feedAt(there, asha))[0]).toBe(id);
    expect(there.output()).toContain('The read replica is left out');
  });
});
