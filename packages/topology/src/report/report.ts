import type { Judgement } from '../after/judge.ts';
import type { Summary } from './summary.ts';

/** What was there at the end. */
export interface Findings extends Judgement {
  /** Acknowledged writes in all. */
  readonly acknowledged: number;
  /** Acknowledged writes that the API does not show. */
  readonly unseen: readonly string[];
  /** What its own writer did not see right after it had been acknowledged. */
  readonly staleReads: readonly string[];
  readonly wrongCounters: readonly string[];
  /** Pictures whose post, row and files do not belong together. */
  readonly strayPictures: readonly string[];
  /** How many pictures are held. */
  readonly pictures: number;
  /** Reads that the replica answered, and those that the primary answered in its place, since the processes started last. */
  readonly replicaReads: number;
  readonly primaryReads: number;
  /** Whether the replica holds anything else than the primary. */
  readonly replicaDiffers: boolean;
}

export interface Report {
  readonly summaries: readonly Summary[];
  /** Requests sent again because their kept connection was just being closed. */
  readonly resent: number;
  readonly findings: Findings;
}

/** Everything that must not be: a line each; none when all is well. */
export function faultsOf({ summaries, findings }: Report): string[] {
  return [
    ...summaries.flatMap(({ faults }) => faults),
    ...some('acknowledged and lost', findings.lost),
    ...some('written twice', findings.doubled),
    ...some('acknowledged and not shown', findings.unseen),
    ...some('not seen by their own writer', findings.staleReads),
    ...some('counters that are wrong', findings.wrongCounters),
    ...some('pictures without their file or row', findings.strayPictures),
    ...(findings.replicaDiffers ? ['The replica holds something else than the primary'] : []),
  ];
}

/** The report in Markdown. */
export function formatReport(report: Report): string {
  const { summaries, resent, findings } = report;
  const faults = faultsOf(report);
  const rows = summaries.map(({ title, seconds, requests, failed, statuses, aftermath }) => [
    title,
    seconds.toFixed(0),
    String(requests),
    String(failed),
    listStatuses(statuses),
    failed === 0 ? 'nothing failed' : `${(aftermath / 1000).toFixed(1)} s`,
  ]);
  return [
    table(
      ['what happens', 'seconds', 'requests', 'failed', 'answers', 'last failure after it was over'],
      rows,
    ),
    '',
    `- ${findings.acknowledged} writes acknowledged: ${findings.lost.length} lost, ${findings.unseen.length} not shown, ` +
      `${findings.doubled.length} written twice, ${findings.staleReads.length} not seen by their own writer at once`,
    `- ${findings.unclear} tries without a clear answer, of which ${findings.unclearWritten} had been obeyed`,
    `- ${findings.pictures} pictures: ${findings.strayPictures.length} without their file or row; ` +
      `${findings.wrongCounters.length} counters wrong`,
    `- the replica holds ${findings.replicaDiffers ? 'something else' : 'the same'} as the primary; of the last processes' reads ` +
      `it answered ${findings.replicaReads}, the primary ${findings.primaryReads} in its place`,
    `- ${resent} requests sent again by the client, because their connection was just being closed`,
    '',
    ...(faults.length === 0 ? ['No fault.'] : ['Faults:', '', ...faults.map((fault) => `- ${fault}`)]),
    '',
  ].join('\n');
}

function some(what: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${lines.length} ${what}: ${lines.slice(0, 5).join('; ')}`];
}

function listStatuses(statuses: Summary['statuses']): string {
  return [...statuses]
    .sort(([one], [other]) => String(one).localeCompare(String(other)))
    .map(([status, number]) => `${number} × ${status}`)
    .join(', ');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
