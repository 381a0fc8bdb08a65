import { readFile } from 'node:fs/promises';

/** Number of tests by outcome. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };

export function add(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/** The last line of `npm test`. */
export function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** The parts of jest's `--json` report that are read here. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Test files that failed before their tests could run; their tests are in no other count. */
  numRuntimeErrorTestSuites: number;
}

/** The parts of Playwright's JSON report that are read here. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Errors outside of any test, e.g. in the global setup. */
  errors: unknown[];
}

/**
 * Reads a test runner's report.
 * @returns undefined when it is missing or cannot be read.
 */
export async function readReport(file: string): Promise<Counts | undefined> {
  let report: unknown;
  try {
    report = JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
  if (isJestReport(report)) {
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  }
  if (isPlaywrightReport(report)) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    // A flaky test counts as failed.
    return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
  }
  return undefined;
}

/**
 * The counts of a run: its report, plus one failure when the runner itself failed, so that a crash or a run without
 * tests never passes silently.
 * @param reported the report, or undefined when the runner left none.
 * @param ok whether the runner ended with status 0.
 */
export function judgeRun(reported: Counts | undefined, ok: boolean): { counts: Counts; fault?: string } {
  if (!reported) return { counts: { ...NONE, failed: 1 }, fault: 'left no report' };
  if (reported.failed > 0) return { counts: reported };
  if (!ok) return { counts: { ...reported, failed: 1 }, fault: 'ended with an error though no test failed' };
  if (reported.passed === 0) return { counts: { ...reported, failed: 1 }, fault: 'ran no test' };
  return { counts: reported };
}

function isJestReport(report: unknown): report is JestReport {
  return typeof report === 'object' && report !== null && 'numRuntimeErrorTestSuites' in report;
}

function isPlaywrightReport(report: unknown): report is PlaywrightReport {
  return typeof report === 'object' && report !== null && 'stats' in report && 'errors' in report;
}
