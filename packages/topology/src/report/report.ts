import type { Comparison } from '../verification/compare-writes.ts';
import type { Summary } from './summary.ts';

/** The results of the verification at the end of a run. */
export interface Findings extends Comparison {
  /** Total number of acknowledged writes. */
  readonly acknowledged: number;
  /** Acknowledged writes that the API does not show. */
  readonly unseen: readonly string[];
  /** Acknowledged writes that their author did not see in the next read. */
  readonly staleReads: readonly string[];
  readonly wrongCounters: readonly string[];
  /** Pictures whose post, row and files are inconsistent. */
  readonly inconsistentPictures: readonly string[];
  /** Number of pictures that a post, page or profile shows. */
  readonly pictures: number;
  /**
   * Reads that the replica answered, and reads that fell back to the primary, since the last start of the processes.
   */
  readonly replicaReads: number;
  readonly primaryReads: number;
  /** Whether the replica's rows differ from the primary's. */
  readonly replicaDiffers: boolean;
}

export interface Report {
  readonly summaries: readonly Summary[];
  /** Requests that were retried because their keep-alive connection was being closed. */
  readonly resent: number;
  readonly findings: Findings;
}

/** All faults of a run: a line each; empty on success. */
export function faultsOf({ summaries, findings }: Report): string[] {
  return [
    ...summaries.flatMap(({ faults }) => faults),
    ...some('acknowledged but lost', findings.lost),
    ...some('written twice', findings.duplicated),
    ...some('acknowledged but not shown', findings.unseen),
    ...some('not seen by their author', findings.staleReads),
    ...some('wrong counters', findings.wrongCounters),
    ...some('pictures without a file or row', findings.inconsistentPictures),
    ...(findings.replicaDiffers ? ['The replica differs from the primary'] : []),
  ];
}

/** The report in Markdown. */
export function formatReport(report: Report): string {
  const { summaries, resent, findings } = report;
  const faults = faultsOf(report);
  const rows = summaries.map(({ title, seconds, requests, failed, statuses, recoveryMs }) => [
    title,
    seconds.toFixed(0),
    String(requests),
    String(failed),
    listStatuses(statuses),
    failed === 0 ? 'nothing failed' : `${(recoveryMs / 1000).toFixed(1)} s`,
  ]);
  return [
    table(['fault', 'seconds', 'requests', 'failed', 'responses', 'last failure after the fault'], rows),
    '',
    `- ${findings.acknowledged} writes acknowledged: ${findings.lost.length} lost, ${findings.unseen.length} not shown, ` +
      `${findings.duplicated.length} written twice, ${findings.staleReads.length} not seen by their author in the next read`,
    `- ${findings.unclear} attempts without a clear answer, of which ${findings.unclearWritten} were written`,
    `- ${findings.pictures} pictures: ${findings.inconsistentPictures.length} without a file or row; ` +
      `${findings.wrongCounters.length} wrong counters`,
    `- the replica ${findings.replicaDiffers ? 'differs from' : 'equals'} the primary; since the last restart ` +
      `it answered ${findings.replicaReads} reads, and ${findings.primaryReads} fell back to the primary`,
    `- ${resent} requests retried by the client because their connection was being closed`,
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

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
