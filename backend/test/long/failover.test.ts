import pg from 'pg';
import { installation, startApiProcess, type ApiProcess } from '../support/api-process.js';
import { joinMember, writePost, type TestMember } from '../support/factories.js';
import { startStreamingPair, type StreamingPair } from '../support/streaming-replica.js';
import { until } from '../support/until.js';

let pair: StreamingPair;
let api: ApiProcess;
let asha: TestMember;
beforeAll(async () => {
  pair = await startStreamingPair();
  const servers = [pair.replica, pair.primary].map(({ url }) => new URL(url));
  const [standby, primary] = servers.map(({ host }) => host);
  const url = pair.primary.url.replace(primary as string, `${standby},${primary}`);
  api = await startApiProcess(await installation(url));
  asha = await joinMember(api, { name: 'Asha Rao' });
}, 120_000);
afterAll(async () => {
  await api.stop();
  await pair.stop();
});

const feed = async (): Promise<string[]> => {
  const { body } = await api.call('/user/feeds/getAllFeeds', {}, asha.token).expect(200);
  return (body.data.feeds as { id: string }[]).map(({ id }) => id);
};
const isReady = async () => (await api.http().get('/health/ready')).status === 200;

/** Waits until the standby has received everything that is committed now. */
async function standbyCaughtUp(): Promise<void> {
  const ask = async (url: string, question: string): Promise<unknown> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ answer: unknown }>(`SELECT ${question} AS answer`);
    await client.end();
    return rows[0]?.answer;
  };
  const position = await ask(pair.primary.url, 'pg_current_wal_lsn()');
  await until(
    async () => (await ask(pair.replica.url, `pg_last_wal_replay_lsn() >= '${String(position)}'`)) === true,
  );
}

it('writes to the primary although a standby comes first in DATABASE_URL', async () => {
  const { id } = await writePost(api, asha);
  expect(await feed()).toContain(id);
});

it('continues on the promoted standby without a restart, with everything that it had received', async () => {
  const { id } = await writePost(api, asha);
  await standbyCaughtUp();
  await pair.primary.kill();
  await until(async () => !(await isReady()));
  await pair.onReplica('SELECT pg_promote()');
  await until(isReady);

  expect(await feed()).toContain(id);
  const after = await writePost(api, asha);
  expect((await feed())[0]).toBe(after.id);
});
