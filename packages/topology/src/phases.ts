import { migrate, nextRelease } from './parts/release.ts';
import type { Topology } from './topology.ts';
import type { Purpose } from './traffic/record.ts';

const EVERYTHING: readonly Purpose[] = ['write', 'upload', 'read', 'picture'];
const NOTHING: readonly Purpose[] = [];

/** Something that happens under traffic. */
export interface Phase {
  readonly title: string;
  /** What may fail until it is over; nothing else ever may. */
  readonly mayFail: readonly Purpose[];
  /**
   * Lets it happen. The returned promise resolves when what was broken can be used again: from then on the seconds
   * count until the last failure.
   */
  run(topology: Topology, pause: Pause): Promise<void>;
  /** What a supervisor does afterwards, while the seconds count. */
  mend?(topology: Topology): Promise<void>;
}

/** Waits for that many seconds; throws when the run is called off. */
export type Pause = (seconds: number) => Promise<void>;

export const nothing: Phase = {
  title: 'nothing happens',
  mayFail: NOTHING,
  run: (_topology, pause) => pause(3),
};

/** It is over at once, because the other process is there; the supervisor's new one joins it some time later. */
export const killApi: Phase = {
  title: 'kill -9 of an API process',
  mayFail: EVERYTHING,
  run: async ({ apis: [api] }) => {
    await api?.kill();
  },
  mend: async ({ apis: [api], release }) => {
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

/** The way docs/deploy.md says: migrate first, then one process after the other. */
export const upgrade: Phase = {
  title: 'rolling upgrade with a migration',
  mayFail: NOTHING,
  run: async (topology) => {
    const { ground, primary, apis, proxy } = topology;
    const release = await nextRelease(ground);
    await migrate(ground, release, primary.url());
    for (const api of apis) {
      await proxy.takeOut(api);
      await api.stop();
      await api.start(release);
      await proxy.putBack(api);
    }
    topology.release = release;
  },
};
