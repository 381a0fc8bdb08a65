import path from 'node:path';
import { miscounted } from '../../backend/test/support/counters.js';
import { openBenchDatabase, withClient } from './data/bench-database.js';
import { faultsIn, mixAllWrites } from './support/all-writes.js';
import { signInAdministrator, signInMembers } from './support/people.js';
import { settings } from './support/settings.js';

/**
 * Stress test: all kinds of writes to the same few rows, on two processes, for the number of seconds on the command
 * line.
 */
const SECONDS = Number(process.argv[3] ?? 60);
const SIZE = { members: 2_000, posts: 2_000 };
const CLIENTS = 32;
/** For a long run during other work: all clients write at once, then pause until the next beat. */
const BEAT = process.env.BENCH_BEAT === undefined ? {} : { beat: Number(process.env.BENCH_BEAT) };
/** Time between two permanent account deletions; each makes the purge due again. */
const LEAVE_INTERVAL_MS = 10_000;

await using bench = await openBenchDatabase();
const databaseUrl = await bench.database(SIZE);
const env = { ...settings(databaseUrl, bench.directory), LOG_LEVEL: 'error' };
const members = await signInMembers(databaseUrl, env.MEMBER_TOKEN_KEY, 200);
const administrator = await signInAdministrator(databaseUrl, env.ADMIN_TOKEN_KEY);
const logFiles = ['one', 'two'].map((name) => path.join(bench.directory, `stress-${name}.log`));
const servers = await Promise.all(logFiles.map((logFile) => bench.start('the API', env, { logFile })));
await withClient(databaseUrl, async (client) => {
  const rows = async (text: string, values: unknown[] = []) =>
    (await client.query<Record<string, string>>(text, values)).rows;
  const deadlocks = async () => {
    const [row] = await rows('SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()');
    return Number(row?.deadlocks);
  };
  const before = await deadlocks();
  const pageId = (await rows('SELECT id FROM page ORDER BY id LIMIT 1'))[0]?.id ?? '1';
  const leavers = members.slice(100);
  const leave = async () => {
    const leaver = leavers.pop();
    if (leaver) await rows(`SELECT set_member_deleted($1, now() - interval '15 days')`, [leaver.id]);
    await rows(`DELETE FROM job_run WHERE name LIKE 'purge %'`);
  };
  // Logged and not thrown: nothing awaits this, and it must not hide the error that ends the run.
  const leaving = setInterval(() => void leave().catch(console.error), LEAVE_INTERVAL_MS);
  const origins = servers.map(({ url }) => url);
  const stress = { origins, members, administrator, pageId, seconds: SECONDS, clients: CLIENTS, ...BEAT };
  const tally = await mixAllWrites(stress).finally(() => clearInterval(leaving));
  console.table(tally);
  const found = {
    faults: faultsIn(tally),
    deadlocks: (await deadlocks()) - before,
    miscounted: await miscounted((text) => rows(text)),
  };
  console.log(JSON.stringify(found, null, 2));
  const isClean = Object.keys({ ...found.faults, ...found.miscounted }).length + found.deadlocks === 0;
  process.exitCode = isClean ? 0 : 1;
  if (!isClean) console.error(`What the processes said of it: ${logFiles.join(', ')}`);
});
