import { setTimeout as sleep } from 'node:timers/promises';
import { unseenWrites } from './after/answers.ts';
import { judge } from './after/judge.ts';
import { strayPictures } from './after/pictures.ts';
import { findRows, pictureRows, shownPictures, wrongCounters } from './after/rows.ts';
import type { Api } from './parts/api.ts';
import { until } from './parts/until.ts';
import type { Phase } from './phases.ts';
import type { Findings, Report } from './report/report.ts';
import { LONGEST_AFTERMATH, summarise, type Stretch } from './report/summary.ts';
import type { Topology } from './topology.ts';
import { Client } from './traffic/client.ts';
import { startTraffic, type Traffic } from './traffic/traffic.ts';

/** Seconds of undisturbed traffic before something happens, and after what followed from it has to be over. */
const CALM_BEFORE = 1;
const CALM_AFTER = 1;

export interface RunOptions {
  /** How many members are at work at once. */
  readonly members: number;
  readonly phases: readonly Phase[];
  /** Calls the run off. */
  readonly signal: AbortSignal;
  /** Is told of each step. */
  readonly log: (line: string) => void;
}

/** Lets everything happen under traffic, and looks afterwards what is there. */
export async function runTopology(topology: Topology, options: RunOptions): Promise<Report> {
  const { members, phases, signal, log } = options;
  const pause = (seconds: number) => sleep(seconds * 1000, undefined, { signal });
  const traffic = await startTraffic(topology.proxy.door, members);
  const stretches: Stretch[] = [];
  try {
    for (const phase of phases) {
      log(phase.title);
      const from = traffic.clock();
      await pause(CALM_BEFORE);
      const brokenAt = traffic.clock();
      await phase.run(topology, pause);
      const backAt = traffic.clock();
      await Promise.all([pause(LONGEST_AFTERMATH / 1000 + CALM_AFTER), phase.mend?.(topology)]);
      const { title, mayFail } = phase;
      stretches.push({ title, mayFail, from, brokenAt, backAt, to: traffic.clock() });
    }
  } finally {
    await traffic.stop();
  }
  log('looking what is there');
  const { requests } = traffic.client;
  return {
    summaries: summarise(stretches, requests),
    resent: requests.filter(({ resent }) => resent).length,
    findings: await find(topology, traffic),
  };
}

async function find(
  topology: Topology,
  { ledger, staleReads, observer, tokens }: Traffic,
): Promise<Findings> {
  const { primary, replica, store, apis } = topology;
  // First, because looking reads as well.
  const replicaReads = await sum(apis, 'campus_replica_reads_total{answered_by="replica"}');
  const primaryReads = await sum(apis, 'campus_replica_reads_total{answered_by="primary"}');
  await untilCaughtUp(topology);
  const found = await findRows(primary);
  const onReplica = await findRows(replica);
  const judgement = judge(ledger, found);
  const unseen: string[] = [];
  for (const { port, title } of apis) {
    const client = new Client({ port }, () => 0);
    const faults = await unseenWrites({ client, observer, tokens }, ledger, found);
    unseen.push(...faults.map((fault) => `${title}: ${fault}`));
    client.close();
  }
  const pictures = await pictureRows(primary);
  return {
    ...judgement,
    acknowledged: ledger.acknowledged,
    unseen,
    staleReads,
    wrongCounters: await wrongCounters(primary),
    strayPictures: strayPictures(pictures, await shownPictures(primary), await store.keys()),
    pictures: pictures.filter(({ state }) => state === 'held').length,
    replicaReads,
    primaryReads,
    replicaDiffers: JSON.stringify(inOrder(found)) !== JSON.stringify(inOrder(onReplica)),
  };
}

/** Since the processes started last. */
async function sum(apis: readonly Api[], metric: string): Promise<number> {
  const figures = await Promise.all(apis.map((api) => api.metric(metric)));
  return figures.reduce((one, other) => one + other, 0);
}

/** Rows come in any order. */
function inOrder({ creations, toggles }: Awaited<ReturnType<typeof findRows>>): string[] {
  return [...creations, ...toggles].map((row) => JSON.stringify(row)).sort();
}

async function untilCaughtUp({ primary, replica }: Topology): Promise<void> {
  const [written] = await primary.query<{ at: string }>('SELECT pg_current_wal_lsn() AS at');
  await until('the replica has caught up', async () => {
    const [replayed] = await replica.query<{ done: boolean }>(
      `SELECT pg_last_wal_replay_lsn() >= '${written?.at}' AS done`,
    );
    return replayed?.done === true;
  });
}
