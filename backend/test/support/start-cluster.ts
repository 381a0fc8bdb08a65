import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@campus-commons/embedded-postgres';

/** What the global setup passes to the global teardown. */
export interface TestCluster {
  /** Temporary directory of the whole run. */
  readonly directory: string;
  stop(): Promise<void>;
}

/** One server for the whole run; TEST_DATABASE_URL names one that is already running. */
export default async function startCluster(): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  const directory = await mkdtemp(path.join(tmpdir(), 'campus-commons-test-'));
  const server = given
    ? undefined
    : await startEmbeddedPostgres({
        dataDir: path.join(directory, 'postgres'),
        // These tests do not need durability, and waiting for the disk would make them slow.
        settings: { fsync: 'off', max_connections: '200' },
      });
  const cluster: TestCluster = { directory, stop: async () => server?.stop() };
  (globalThis as { testCluster?: TestCluster }).testCluster = cluster;
  // Workers are separate processes, which inherit the environment.
  process.env.TEST_CLUSTER_URL = given ?? server?.url();
  process.env.TEST_DIRECTORY = directory;
}
