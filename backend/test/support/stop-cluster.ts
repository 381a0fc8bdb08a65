import { rm } from 'node:fs/promises';
import type { TestCluster } from './start-cluster.js';

/** Stops the run's server and removes its files. */
export default async function stopCluster(): Promise<void> {
  const { testCluster } = globalThis as { testCluster?: TestCluster };
  await testCluster?.stop();
  if (testCluster) await rm(testCluster.directory, { recursive: true, force: true });
}
