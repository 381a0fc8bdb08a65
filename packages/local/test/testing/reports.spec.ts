import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { add, formatCounts, judgeRun, readReport } from '../../src/testing/reports.ts';

describe('the reports of the test runners', () => {
  let folder: string;
  const report = (content: string) => {
    const file = path.join(folder, 'report.json');
    return writeFile(file, content).then(() => file);
  };

  beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'reports-'))));
  afterEach(() => rm(folder, { recursive: true }));

  it('counts a Jest file that failed before its tests ran as a failure, and names what failed', async () => {
    const test = (status: string, fullName: string) => ({ status, fullName });
    const file = await report(
      JSON.stringify({
        numPassedTests: 7,
        numFailedTests: 1,
        numPendingTests: 2,
        numTodoTests: 1,
        numRuntimeErrorTestSuites: 1,
        testResults: [
          { name: '/a/good.test.ts', status: 'passed', assertionResults: [test('passed', 'a post is kept')] },
          {
            name: '/a/mixed.test.ts',
            status: 'failed',
            assertionResults: [test('passed', 'a like is kept'), test('failed', 'a comment is kept')],
          },
          { name: '/a/broken.test.ts', status: 'failed', assertionResults: [] },
        ],
      }),
    );
    expect(await readReport(file)).toEqual({
      counts: { passed: 7, failed: 2, skipped: 3 },
      failures: ['mixed.test.ts: a comment is kept', 'broken.test.ts'],
    });
  });

  it('counts flaky browser tests and errors outside of tests as failures, and names the tests', async () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'feed.spec.ts',
      line: 7,
      tests: [{ status }],
    });
    const file = await report(
      JSON.stringify({
        stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
        errors: [{}],
        suites: [
          {
            specs: [spec('opens', 'expected'), spec('scrolls', 'flaky')],
            suites: [{ specs: [spec('prints', 'unexpected'), spec('waits', 'skipped')] }],
          },
        ],
      }),
    );
    expect(await readReport(file)).toEqual({
      counts: { passed: 5, failed: 3, skipped: 2 },
      failures: ['feed.spec.ts:7: scrolls', 'feed.spec.ts:7: prints'],
    });
  });

  it.each(['', '{"numPassed', '{}', 'null'])('treats %j as no report', async (content) => {
    expect(await readReport(await report(content))).toBeUndefined();
  });

  it('treats a missing file as no report', async () => {
    expect(await readReport(path.join(folder, 'missing.json'))).toBeUndefined();
  });
});

describe('judging a run', () => {
  it('counts a missing report as one failure', () => {
    expect(judgeRun(undefined, true)).toEqual({
      counts: { passed: 0, failed: 1, skipped: 0 },
      fault: 'left no report',
    });
  });

  it('counts a runner that ended with an error although all tests passed as one failure', () => {
    expect(judgeRun({ passed: 3, failed: 0, skipped: 0 }, false).counts.failed).toBe(1);
  });

  it('counts a run without tests as one failure', () => {
    expect(judgeRun({ passed: 0, failed: 0, skipped: 4 }, true).counts.failed).toBe(1);
  });

  it('leaves a complete report unchanged', () => {
    const counts = { passed: 3, failed: 2, skipped: 1 };
    expect(judgeRun(counts, false)).toEqual({ counts });
  });
});

it('sums up in one line', () => {
  const total = add({ passed: 3, failed: 2, skipped: 1 }, { passed: 10, failed: 0, skipped: 4 });
  expect(formatCounts(total)).toBe('13 passed, 2 failed, 5 skipped');
});
