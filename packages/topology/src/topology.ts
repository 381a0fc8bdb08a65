import { Cleanup } from '@campus-commons/local/cleanup.ts';
import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Api } from './parts/api.ts';
import { makeGround, type Ground } from './parts/ground.ts';
import { ObjectStore } from './parts/object-store.ts';
import { Postgres, type Settings } from './parts/postgres.ts';
import type { Programs } from './parts/programs.ts';
import { Proxy } from './parts/proxy.ts';
import { Redis } from './parts/redis.ts';
import { migrate, presentRelease, type Release } from './parts/release.ts';

/** Members of a run do in a minute what others do in a day. */
const LIMITS = [
  ...['SIGN_UP', 'LOGIN_ACCOUNT', 'LOGIN_ACCOUNT_ADDRESS', 'LOGIN_ADDRESS', 'RESET_ACCOUNT', 'RESET_ADDRESS'],
  ...['POST', 'UPLOAD', 'COMMENT', 'LIKE', 'EXPORT', 'READ'],
];
/** Settings of the replica: it shows what is written only after a moment, so that reading it too early is seen. */
const LAGGING: Settings = { recovery_min_apply_delay: '10ms' };

export interface TopologyOptions {
  readonly programs: Programs;
  /** Settings of the primary, on top of what every cluster has. */
  readonly primary?: Settings;
}

/** What several machines would run, on one. */
export interface Topology {
  readonly ground: Ground;
  readonly primary: Postgres;
  readonly replica: Postgres;
  readonly redis: Redis;
  readonly store: ObjectStore;
  readonly apis: readonly Api[];
  readonly proxy: Proxy;
  /** What the processes of the API run now. */
  release: Release;
}

/** Starts everything, lets `use` have it, and stops everything, whatever happens. */
export async function withTopology<Result>(
  options: TopologyOptions,
  use: (topology: Topology) => Promise<Result>,
): Promise<Result> {
  const cleanup = new Cleanup();
  try {
    return await use(await start(options, cleanup));
  } finally {
    await cleanup.run();
  }
}

async function start({ programs, primary: settings }: TopologyOptions, cleanup: Cleanup): Promise<Topology> {
  const release = await presentRelease();
  const ground = await makeGround(programs);
  cleanup.add(() => ground.remove());

  const primary = await Postgres.primary(ground, 'primary', settings);
  cleanup.add(() => primary.stop());
  await primary.createDatabase();
  await migrate(ground, release, primary.url());
  const replica = await Postgres.replicaOf(primary, 'replica', LAGGING);
  cleanup.add(() => replica.stop());
  const redis = await Redis.start(ground);
  cleanup.add(() => redis.stop());
  const store = await ObjectStore.start(ground);
  cleanup.add(() => store.stop());

  const shared = {
    DATABASE_URL: primary.url(),
    DATABASE_REPLICA_URL: replica.url(),
    REDIS_URL: redis.url,
    ...store.settings,
    MEMBER_TOKEN_KEY: randomBytes(32).toString('base64'),
    ADMIN_TOKEN_KEY: randomBytes(32).toString('base64'),
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
    ...Object.fromEntries(LIMITS.map((name) => [`LIMIT_${name}`, '1000000/1'])),
  };
  const apis: Api[] = [];
  for (const title of ['api one', 'api two']) {
    // Files in transit are on the disk of a process's own machine.
    const dataDir = path.join(ground.folder, title.replace(' ', '-'));
    await mkdir(dataDir);
    const api = await Api.on(ground, title, { ...shared, DATA_DIR: dataDir });
    cleanup.add(() => api.kill());
    apis.push(api);
  }
  await Promise.all(apis.map((api) => api.start(release)));
  const proxy = await Proxy.start(ground, apis);
  cleanup.add(() => proxy.stop());
  return { ground, primary, replica, redis, store, apis, proxy, release };
}
