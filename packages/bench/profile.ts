import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { Profiler } from 'node:inspector';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { openBenchDatabase } from './data/bench-database.js';
import { partsOf } from './support/cpu-profile.js';
import { frequentCalls } from './support/frequent-calls.js';
import { measure, type Load } from './support/load.js';
import { signInMembers } from './support/people.js';
import type { ServerName } from './support/server.js';
import { settings } from './support/settings.js';

/**
 * What Node's time for a request for one post goes into, with 32 connections: the API's and that of bare `node:http`, which runs the
 * same statement. The profiler itself makes both a little slower.
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const SIZE = { members: 20_000, posts: 100_000 };
const PRELOAD = path.join(import.meta.dirname, 'support/profile-cpu.mjs');

await using bench = await openBenchDatabase();
const databaseUrl = await bench.database(SIZE);
const env = settings(databaseUrl, bench.directory);
const people = await signInMembers(databaseUrl, env.MEMBER_TOKEN_KEY, 500);
const { post } = frequentCalls(SIZE);
const load: Load = {
  path: '/',
  requests: people.flatMap(({ token }, index) =>
    Array.from({ length: 10 }, (_, n) => ({ token, ...post(index * 10 + n) })),
  ),
  connections: 32,
  seconds: SECONDS,
};
const folder = await mkdtemp(path.join(tmpdir(), 'campus-profile-'));
try {
  const bare = await profile('bare node:http');
  const api = await profile('the API');
  const names = [...new Set([...Object.keys(bare), ...Object.keys(api)])];
  names.sort((a, b) => (api[b] ?? 0) - (api[a] ?? 0));
  console.log("\nOne post, 32 connections: microseconds of Node's time for a request");
  console.table(
    Object.fromEntries(
      names.map((name) => [
        name,
        { bare: Math.round(bare[name] ?? 0), 'the API': Math.round(api[name] ?? 0) },
      ]),
    ),
  );
  console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Microseconds of a request by part. */
async function profile(name: ServerName): Promise<Record<string, number>> {
  const file = path.join(folder, `${name.replaceAll(/\W/g, '-')}.cpuprofile`);
  const preload = { NODE_OPTIONS: `--import ${PRELOAD}`, CPU_PROFILE: file };
  const server = await bench.start(name, { ...env, ...preload });
  // Caches fill and code is compiled before anything counts.
  await measure(server, databaseUrl, load);
  server.signal('SIGUSR2');
  const { nodeCpu = NaN } = await measure(server, databaseUrl, load);
  await server.stop();
  const parts = partsOf(JSON.parse(await readFile(file, 'utf8')) as Profiler.Profile);
  return {
    ...Object.fromEntries(Object.entries(parts).map(([part, share]) => [part, share * nodeCpu])),
    'all together': nodeCpu,
  };
}
