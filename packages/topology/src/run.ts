import { setTimeout as sleep } from 'node:timers/promises';
import { unseenWrites } from './verification/unseen-writes.ts';
import { compareWrites } from './verification/compare-writes.ts';
import { inconsistentPictures } from './verification/pictures.ts';
import { findRows, pictureRows, shownPictures, wrongCounters } from './verification/rows.ts';
import type { Api } from './services/api.ts';
import { waitUntil } from './services/wait-until.ts';
import type { Phase } from './phases.ts';
import type { Findings, Report } from './report/report.ts';
import { MAX_RECOVERY_MS, summarise, type PhaseTimes } from './report/summary.ts';
import type { Topology } from './topology.ts';
import { Client } from './traffic/client.ts';
import { startTraffic, type Traffic } from './traffic/traffic.ts';

/** Seconds of undisturbed traffic before the fault, and after the maximum recovery time. */
const CALM_BEFORE_SECONDS = 1;
const CALM_AFTER_SECONDS = 1;

export interface RunOptions {
  /** Number of simulated members. */
  readonly members: number;
  readonly phases: readonly Phase[];
  /** Aborts the run. */
  readonly signal: AbortSignal;
  /** Called for each step. */
  readonly log: (line: string) => void;
}

/** Runs all phases under traffic, then verifies every write. */
export async function runTopology(topology: Topology, options: RunOptions): Promise<Report> {
  const { members, phases, signal, log } = options;
  const pause = (seconds: number) => sleep(seconds * 1000, undefined, { signal });
  const traffic = await startTraffic(topology.proxy.endpoint, members);
  const phaseTimes: PhaseTimes[] = [];
  try {
    for (const phase of phases) {
      log(phase.title);
      const from = traffic.clock();
      await pause(CALM_BEFORE_SECONDS);
      const brokenAt = traffic.clock();
      await phase.run(topology, pause);
      const backAt = traffic.clock();
      await Promise.all([pause(MAX_RECOVERY_MS / 1000 + CALM_AFTER_SECONDS), phase.recover?.(topology)]);
      const { title, mayFail } = phase;
      phaseTimes.push({ title, mayFail, from, brokenAt, backAt, to: traffic.clock() });
    }
  } finally {
    await traffic.stop();
  }
  log('verifying all writes');
  const { requests } = traffic.client;
  return {
    summaries: summarise(phaseTimes, requests),
    resent: requests.filter(({ resent }) => resent).length,
    findings: await verify(topology, traffic),
  };
}

async function verify(
  topology: Topology,
  { ledger, staleReads, observer, tokens }: Traffic,
): Promise<Findings> {
  const { primary, replica, store, apis } = topology;
  // Before everything else, because the verification itself reads too.
  const replicaReads = await sum(apis, 'campus_replica_reads_total{answered_by="replica"}');
  const primaryReads = await sum(apis, 'campus_replica_reads_total{answered_by="primary"}');
  await waitForReplica(topology);
  const found = await findRows(primary);
  const onReplica = await findRows(replica);
  const comparison = compareWrites(ledger, found);
  const unseen: string[] = [];
  for (const { port, title } of apis) {
    const client = new Client({ port }, () => 0);
    const faults = await unseenWrites({ client, observer, tokens }, ledger, found);
    unseen.push(...faults.map((fault) => `${title}: ${fault}`));
    client.close();
  }
  const pictures = await pictureRows(primary);
  return {
    ...comparison,
    acknowledged: ledger.acknowledged,
    unseen,
    staleReads,
    wrongCounters: await wrongCounters(primary),
    inconsistentPictures: inconsistentPictures(pictures, await shownPictures(primary), await store.keys()),
    pictures: pictures.filter(({ state }) => state === 'held').length,
    replicaReads,
    primaryReads,
    replicaDiffers: JSON.stringify(inOrder(found)) !== JSON.stringify(inOrder(onReplica)),
  };
}

/** The sum of a metric over all processes, counted since their last start. */
async function sum(apis: readonly Api[], metric: string): Promise<number> {
  const figures = await Promise.all(apis.map((api) => api.metric(metric)));
  return figures.reduce((one, other) => one + other, 0);
}

/** Sorted, because rows come in any order. */
function inOrder({ creations, toggles }: Awaited<ReturnType<typeof findRows>>): string[] {
  return [...creations, ...toggles].map((row) => JSON.stringify(row)).sort();
}

async function waitForReplica({ primary, replica }: Topology): Promise<void> {
  const [written] = await primary.query<{ at: string }>('SELECT pg_current_wal_lsn() AS at');
  await waitUntil('the replica has caught up', async () => {
    const [replayed] = await replica.query<{ done: boolean }>(
      `SELECT pg_last_wal_replay_lsn() >= '${written?.at}' AS done`,
    );
    return replayed?.done === true;
  });
}
