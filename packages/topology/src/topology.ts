import { newRecordKey } from '@campus-commons/local/record-keys.ts';
import { Cleanup } from '@campus-commons/local/cleanup.ts';
import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Api, raisedLimits } from './services/api.ts';
import { Disk } from './services/disk.ts';
import { createTestEnvironment, type TestEnvironment } from './services/test-environment.ts';
import { ObjectStore } from './services/object-store.ts';
import { Postgres, type Settings } from './services/postgres.ts';
import type { Programs } from './services/programs.ts';
import { Proxy } from './services/proxy.ts';
import { Redis } from './services/redis.ts';
import { migrate, currentRelease, type Release } from './services/release.ts';

const API_TITLES = ['api one', 'api two', 'api three'];
/** Settings of the replica: it lags behind a little, so that the run detects stale reads. */
const LAGGING: Settings = { recovery_min_apply_delay: '10ms' };

export interface TopologyOptions {
  readonly programs: Programs;
  /** Additional settings of the primary. */
  readonly primary?: Settings;
  /** Additional settings of the API. */
  readonly api?: Readonly<Record<string, string>>;
  /** How many API processes there are, 2 by default, 3 at most. */
  readonly processes?: number;
  /** The most files that each API process may have open; as many as this process by default. */
  readonly openFiles?: number;
  /** Gives each API process a disk of its own for DATA_DIR, which can be filled; needs root. */
  readonly ownDisks?: boolean;
  /** `host:port` of what answers for both sites. */
  readonly site?: string;
  /** Rate limits of API and proxy: `raised` (the default) for members who act much faster than people, or as they are. */
  readonly limits?: 'raised' | 'real';
}

/** The services of a deployment on several machines, all on this one. */
export interface Topology {
  readonly environment: TestEnvironment;
  /** The server that accepts writes; a failover changes it. */
  primary: Postgres;
  /** Answers reads. */
  readonly replica: Postgres;
  /** The second server of DATABASE_URL; does not run until a phase starts it. */
  readonly standby: Postgres;
  readonly redis: Redis;
  readonly store: ObjectStore;
  readonly apis: readonly Api[];
  /** Of the API processes, in their order; empty without `ownDisks`. */
  readonly disks: readonly Disk[];
  readonly proxy: Proxy;
  /** The release that the API processes run now. */
  release: Release;
}

/** Starts everything, passes it to `use`, and always stops everything afterwards. */
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

async function start(options: TopologyOptions, cleanup: Cleanup): Promise<Topology> {
  const { programs, primary: settings, api: own, openFiles, ownDisks, site } = options;
  const { processes = 2, limits = 'raised' } = options;
  const release = await currentRelease();
  const environment = await createTestEnvironment(programs);
  cleanup.add(() => environment.remove());

  const primary = await Postgres.primary(environment, 'primary', settings);
  cleanup.add(() => primary.stop());
  await primary.createDatabase();
  await migrate(environment, release, primary.url());
  const replica = await Postgres.reserve(primary, 'replica', LAGGING);
  cleanup.add(() => replica.stop());
  await replica.copy(primary);
  const standby = await Postgres.reserve(primary, 'standby');
  cleanup.add(() => standby.stop());
  const redis = await Redis.start(environment);
  cleanup.add(() => redis.stop());
  const store = await ObjectStore.start(environment);
  cleanup.add(() => store.stop());

  const shared = {
    DATABASE_URL: primary.url().replace(primary.address, `${primary.address},${standby.address}`),
    DATABASE_REPLICA_URL: replica.url(),
    REDIS_URL: redis.url,
    ...store.settings,
    MEMBER_TOKEN_KEY: randomBytes(32).toString('base64'),
    ADMIN_TOKEN_KEY: randomBytes(32).toString('base64'),
    RECORD_KEY: newRecordKey(),
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
    ...(limits === 'raised' && (await raisedLimits())),
    ...own,
  };
  const apis: Api[] = [];
  const disks: Disk[] = [];
  for (const title of API_TITLES.slice(0, processes)) {
    // Uploads in progress are on the disk of the process's own machine.
    const dataDir = path.join(environment.folder, title.replace(' ', '-'));
    await mkdir(dataDir);
    if (ownDisks) {
      const disk = await Disk.mount(`${dataDir}.img`, dataDir);
      cleanup.add(() => Promise.resolve(disk.unmount()));
      disks.push(disk);
    }
    const api = await Api.on(environment, title, { ...shared, DATA_DIR: dataDir }, openFiles);
    cleanup.add(() => api.kill());
    apis.push(api);
  }
  await Promise.all(apis.map((api) => api.start(release)));
  const proxy = await Proxy.start(environment, apis, { site, limits });
  cleanup.add(() => proxy.stop());
  return { environment, primary, replica, standby, redis, store, apis, disks, proxy, release };
}
