import { readFile } from 'node:fs/promises';
import path from 'node:path';

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

/** What a test runner reported. */
export interface Report {
  readonly counts: Counts;
  /** A line for each failed test that the runner names: its file and its titles. */
  readonly failures: readonly string[];
}

/** The parts of jest's `--json` report that are read here. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Test files that failed before their tests could run; their tests are in no other count. */
  numRuntimeErrorTestSuites: number;
  testResults: {
    /** The file. */
    name: string;
    status: string;
    /** Empty when the file failed before its tests could run. */
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** The parts of Playwright's JSON report that are read here. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Errors outside of any test, e.g. in the global setup. */
  errors: unknown[];
  suites: PlaywrightSuite[];
}
interface PlaywrightSuite {
  specs: { title: string; file: string; line: number; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

/**
 * Reads a test runner's report.
 * @returns undefined when it is missing or cannot be read.
 */
export async function readReport(file: string): Promise<Report | undefined> {
  let report: unknown;
  try {
    report = JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
  if (isJestReport(report)) {
    const counts = {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
    };
    return { counts, failures: failuresOfJest(report) };
  }
  if (isPlaywrightReport(report)) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    // A flaky test counts as failed.
    const counts = { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
    return { counts, failures: report.suites.flatMap(failuresOfPlaywright) };
  }
  return undefined;
}

function failuresOfJest({ testResults }: JestReport): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.basename(name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file whose tests all passed, or that has none, failed as a whole.
    if (failed.length === 0) return status === 'failed' ? [file] : [];
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
}

function failuresOfPlaywright({ specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ tests }) =>
    tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  );
  return [
    ...failed.map(({ file, line, title }) => `${path.basename(file)}:${line}: ${title}`),
    ...suites.flatMap(failuresOfPlaywright),
  ];
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
