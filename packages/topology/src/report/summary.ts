import { hasFailed, type Purpose, type Request } from '../traffic/record.ts';

/** Maximum time from when the broken service is usable again to the last failed request. */
export const MAX_RECOVERY_MS = 3_000;

/** When a phase ran; times in milliseconds since the start of the run. */
export interface PhaseTimes {
  readonly title: string;
  readonly from: number;
  readonly brokenAt: number;
  /** When the broken service was usable again. */
  readonly backAt: number;
  readonly to: number;
  readonly mayFail: readonly Purpose[];
}

export interface Summary {
  readonly title: string;
  readonly seconds: number;
  readonly requests: number;
  readonly failed: number;
  /** Number of responses by status; `none` counts requests without a response. */
  readonly statuses: ReadonlyMap<number | 'none', number>;
  /** Milliseconds from `backAt` to the start of the last failed request; 0 when none started after `backAt`. */
  readonly recoveryMs: number;
  /** Failures that are not allowed: a line each. */
  readonly faults: readonly string[];
}

/** Summarises the requests of each phase. */
export function summarise(phaseTimes: readonly PhaseTimes[], all: readonly Request[]): Summary[] {
  const requests = new Map<PhaseTimes, Request[]>(phaseTimes.map((times) => [times, []]));
  for (const request of all) {
    const times =
      phaseTimes.find((each) => isAffected(each, request)) ?? phaseTimes.find((each) => began(each, request));
    if (times) requests.get(times)?.push(request);
  }
  return [...requests].map(([times, own]) => summary(times, own));
}

/**
 * Whether a failed request overlapped the fault and needs the broken service, even if it started in an earlier phase.
 */
function isAffected({ brokenAt, backAt, mayFail }: PhaseTimes, request: Request): boolean {
  const { startedAt, endedAt, purpose } = request;
  return hasFailed(request) && mayFail.includes(purpose) && startedAt <= backAt && endedAt >= brokenAt;
}

function began({ from, to }: PhaseTimes, { startedAt }: Request): boolean {
  return startedAt >= from && startedAt < to;
}

function summary(times: PhaseTimes, requests: readonly Request[]): Summary {
  const { title, from, to, backAt, mayFail } = times;
  const failures = requests.filter(hasFailed);
  const recoveryMs = Math.max(0, ...failures.map(({ startedAt }) => startedAt - backAt));
  const unexpected = failures.filter(({ purpose }) => !mayFail.includes(purpose));
  const maintenance = failures.filter(({ status }) => status === 503);
  return {
    title,
    seconds: (to - from) / 1000,
    requests: requests.length,
    failed: failures.length,
    statuses: count(requests),
    recoveryMs,
    faults: [
      ...(maintenance.length > 0
        ? [`${title}: ${maintenance.length} × 503, which signs all members out`]
        : []),
      ...(unexpected.length > 0
        ? [`${title}: ${unexpected.length} unexpected failures: ${examples(unexpected)}`]
        : []),
      ...(recoveryMs > MAX_RECOVERY_MS
        ? [
            `${title}: still failing ${(recoveryMs / 1000).toFixed(1)} s after the fault: ${examples(failures)}`,
          ]
        : []),
    ],
  };
}

function count(requests: readonly Request[]): Map<number | 'none', number> {
  const counts = new Map<number | 'none', number>();
  for (const { status = 'none' as const } of requests) counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
}

/** The last three, which say most about the cause. */
function examples(failures: readonly Request[]): string {
  return failures
    .slice(-3)
    .map(({ call, status }) => `${call} ${status ?? 'without a response'}`)
    .join(', ');
}
