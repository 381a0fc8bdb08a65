import { migrate, nextRelease } from './services/release.ts';
import { waitUntil } from './services/wait-until.ts';
import type { Topology } from './topology.ts';
import type { Purpose } from './traffic/record.ts';

const EVERYTHING: readonly Purpose[] = ['write', 'upload', 'read', 'picture'];
const NOTHING: readonly Purpose[] = [];

/** A fault or an operation that is injected under traffic. */
export interface Phase {
  readonly title: string;
  /** Requests that may fail while the fault lasts. No other request may fail. */
  readonly mayFail: readonly Purpose[];
  /**
   * Injects the fault. The returned promise resolves when the broken service is usable again. The recovery time is
   * measured from then until the last failure.
   */
  run(topology: Topology, pause: Pause): Promise<void>;
  /** What a process supervisor does afterwards, while the recovery time is measured. */
  recover?(topology: Topology): Promise<void>;
}

/** Waits for that many seconds; throws when the run is aborted. */
export type Pause = (seconds: number) => Promise<void>;

export const noFault: Phase = {
  title: 'no fault',
  mayFail: NOTHING,
  run: (_topology, pause) => pause(3),
};

/** `run` does not restart the process, because the other one serves all requests; `recover` starts it again. */
export const killApi: Phase = {
  title: 'kill -9 of an API process',
  mayFail: EVERYTHING,
  run: async ({ apis: [api] }) => {
    await api?.kill();
  },
  recover: async ({ apis: [api], release }) => {
    await api?.start(release);
  },
};

export const restartPostgres: Phase = {
  title: 'PostgreSQL restarts',
  mayFail: EVERYTHING,
  run: async ({ primary }) => {
    await primary.stop();
    await primary.start();
  },
};

export const killPostgres: Phase = {
  title: 'kill -9 of PostgreSQL',
  mayFail: EVERYTHING,
  run: async ({ primary }) => {
    await primary.kill();
    await primary.start();
  },
};

/** @param seconds how long it is away */
export const stopStore = (seconds: number): Phase => ({
  title: `the object store is away for ${seconds} s`,
  mayFail: ['upload', 'picture'],
  run: async ({ store }, pause) => {
    await store.stop();
    await pause(seconds);
    await store.start();
  },
});

/** @param seconds how long it is away */
export const stopRedis = (seconds: number): Phase => ({
  title: `Redis is away for ${seconds} s`,
  mayFail: NOTHING,
  run: async ({ redis }, pause) => {
    await redis.stop();
    await pause(seconds);
    await redis.start();
  },
});

/** @param seconds how long it is away */
export const stopReplica = (seconds: number): Phase => ({
  title: `the replica is away for ${seconds} s`,
  mayFail: NOTHING,
  run: async ({ replica }, pause) => {
    await replica.stop();
    await pause(seconds);
    await replica.start();
  },
});

/** Copied from the primary under traffic; from then on a commit waits until the standby has it on disk. */
export const addSynchronousStandby: Phase = {
  title: 'a synchronous standby is added',
  mayFail: NOTHING,
  run: async ({ primary, standby }) => {
    await standby.copy(primary);
    await primary.query(`ALTER SYSTEM SET synchronous_standby_names = '${standby.title}'`, 'postgres');
    await primary.query('SELECT pg_reload_conf()', 'postgres');
    await waitUntil('commits wait for the standby', async () => {
      const waiting = await primary.query(`SELECT FROM pg_stat_replication WHERE sync_state = 'sync'`);
      return waiting.length === 1;
    });
  },
};

/**
 * After {@link addSynchronousStandby}. The processes are not told: they find the server that accepts writes. The replica
 * may have received more than the standby, so it is copied again.
 */
export const failOver: Phase = {
  title: 'kill -9 of the primary, the standby is promoted',
  mayFail: EVERYTHING,
  run: async (topology) => {
    await topology.primary.kill();
    await topology.standby.promote();
    topology.primary = topology.standby;
  },
  recover: async ({ replica, primary }) => {
    await replica.copy(primary);
  },
};

/** As in docs/run/upgrade.md: migrate first, then replace one process after the other. */
export const upgrade: Phase = {
  title: 'rolling upgrade with a migration',
  mayFail: NOTHING,
  run: async (topology) => {
    const { environment, primary, apis, proxy } = topology;
    const release = await nextRelease(environment);
    await migrate(environment, release, primary.url());
    for (const api of apis) {
      await proxy.drain(api);
      await api.stop();
      await api.start(release);
      await proxy.undrain(api);
    }
    topology.release = release;
  },
};
