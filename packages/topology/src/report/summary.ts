import { hasFailed, type Purpose, type Request } from '../traffic/record.ts';

/** Milliseconds within which what failed has to work again, once what was broken can be used again. */
export const LONGEST_AFTERMATH = 3_000;

/** A stretch of the run; times in milliseconds since it began. */
export interface Stretch {
  readonly title: string;
  readonly from: number;
  readonly brokenAt: number;
  /** When what was broken could be used again. */
  readonly backAt: number;
  readonly to: number;
  readonly mayFail: readonly Purpose[];
}

export interface Summary {
  readonly title: string;
  readonly seconds: number;
  readonly requests: number;
  readonly failed: number;
  /** How many requests were answered with which status, or with `none`. */
  readonly statuses: ReadonlyMap<number | 'none', number>;
  /** Milliseconds after `backAt` at which the last request that failed had begun; 0 when none had after it. */
  readonly aftermath: number;
  /** What must not have happened: a line each. */
  readonly faults: readonly string[];
}

/** What happened in each stretch. */
export function summarise(stretches: readonly Stretch[], all: readonly Request[]): Summary[] {
  const requests = new Map<Stretch, Request[]>(stretches.map((stretch) => [stretch, []]));
  for (const request of all) {
    const stretch =
      stretches.find((each) => hasHit(each, request)) ?? stretches.find((each) => began(each, request));
    if (stretch) requests.get(stretch)?.push(request);
  }
  return [...requests].map(([stretch, own]) => summary(stretch, own));
}

/** Whether a request failed that was under way while something was broken that it needs, wherever it had begun. */
function hasHit({ brokenAt, backAt, mayFail }: Stretch, request: Request): boolean {
  const { startedAt, endedAt, purpose } = request;
  return hasFailed(request) && mayFail.includes(purpose) && startedAt <= backAt && endedAt >= brokenAt;
}

function began({ from, to }: Stretch, { startedAt }: Request): boolean {
  return startedAt >= from && startedAt < to;
}

function summary(stretch: Stretch, requests: readonly Request[]): Summary {
  const { title, from, to, backAt, mayFail } = stretch;
  const failures = requests.filter(hasFailed);
  const aftermath = Math.max(0, ...failures.map(({ startedAt }) => startedAt - backAt));
  const unexpected = failures.filter(({ purpose }) => !mayFail.includes(purpose));
  const maintenance = failures.filter(({ status }) => status === 503);
  return {
    title,
    seconds: (to - from) / 1000,
    requests: requests.length,
    failed: failures.length,
    statuses: count(requests),
    aftermath,
    faults: [
      ...(maintenance.length > 0 ? [`${title}: ${maintenance.length} × 503, which signs everybody out`] : []),
      ...(unexpected.length > 0
        ? [`${title}: ${unexpected.length} failed that must not: ${examples(unexpected)}`]
        : []),
      ...(aftermath > LONGEST_AFTERMATH
        ? [
            `${title}: still failing ${(aftermath / 1000).toFixed(1)} s after it was over: ${examples(failures)}`,
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

/** The last few, which tell most. */
function examples(failures: readonly Request[]): string {
  return failures
    .slice(-3)
    .map(({ call, status }) => `${call} ${status ?? 'without an answer'}`)
    .join(', ');
}
