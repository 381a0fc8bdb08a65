import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repository } from '../entry/install.mjs';
import { listWorkspaces } from '../checks/workspaces.ts';
import { LONG_GROUPS, type LongGroup } from './long-groups.ts';
import { divide, runAndRecord } from './proven.ts';
import { add, formatCounts, NONE, type Counts } from './reports.ts';
import { longPart, regularParts, runPart, type Part } from './parts.ts';

/** The tests of a run. */
export interface Selection {
  /** The tests of every workspace that are in no folder named `long`. */
  regular: boolean;
  /** Groups of long tests that are run; those that pass are written into `.ci/proven`. */
  groups: LongGroup[];
}

/**
 * Runs tests one part after another and shows their output live. The last line is the sum.
 * @param notes lines that are printed before the sum
 * @returns whether all passed and no process was left running.
 */
export async function runTests(
  { regular, groups }: Selection,
  signal: AbortSignal,
  notes: string[] = [],
): Promise<boolean> {
  const reports = await mkdtemp(path.join(tmpdir(), 'campus-reports-'));
  const workspaces = listWorkspaces();
  const lines: string[] = [];
  let total: Counts = NONE;
  const run = async (part: Part) => {
    const result = await runPart(part, path.join(reports, 'report.json'), signal);
    total = add(total, result.counts);
    lines.push(...result.lines);
    // A skipped test proves nothing.
    return signal.aborted ? undefined : result.counts.failed + result.counts.skipped === 0;
  };
  try {
    for (const part of regular ? regularParts(workspaces) : []) {
      if (!signal.aborted) await run(part);
    }
    for (const group of groups) {
      if (signal.aborted) break;
      await runAndRecord(group, repository, () => run(longPart(group, workspaces)));
    }
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
  if (signal.aborted) {
    total = add(total, { ...NONE, failed: 1 });
    lines.push('interrupted');
  }
  console.log(`\n${[...lines, ...notes].join('\n')}\n${formatCounts(total)}`);
  return total.failed === 0;
}

/** The regular tests, and the long groups whose files have changed since they passed (`.ci/run`). */
export async function runWhatChanged(signal: AbortSignal): Promise<boolean> {
  const { proven, unproven } = await divide(LONG_GROUPS, repository);
  const notes = proven.map(({ name }) => `long tests, ${name}: not run, they passed with the same files`);
  return runTests({ regular: true, groups: unproven }, signal, notes);
}
