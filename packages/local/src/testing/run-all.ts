import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npmCommand, repository } from '../entry/install.mjs';
import { signalGroup } from '../checks/command.ts';
import { listWorkspaces, type Workspace } from '../checks/workspaces.ts';
import { add, formatCounts, judgeRun, NONE, readReport, type Counts } from './reports.ts';
import { watchDescendants } from './leaked-processes.ts';

/** Set in the environment of everything started here, so that leaked processes can be recognised as ours. */
const MARK = 'CAMPUS_TEST_RUN';
/** How long to wait for processes that are still ending after the last test. */
const GRACE_MS = 5_000;

/**
 * `npm test`: runs the tests of every workspace one after another and shows their output live. The last line is the
 * sum.
 * @returns whether all passed and no process was left running.
 */
export async function runAllTests(signal: AbortSignal): Promise<boolean> {
  const reports = await mkdtemp(path.join(tmpdir(), 'campus-reports-'));
  const run = randomUUID();
  const watch = watchDescendants(`${MARK}=${run}`, GRACE_MS);
  const lines: string[] = [];
  let total: Counts = NONE;
  try {
    for (const workspace of inOrder(listWorkspaces())) {
      if (signal.aborted) break;
      const report = path.join(reports, `${workspace.folder.replaceAll('/', '-')}.json`);
      console.log(`\n──── ${workspace.folder} ────`);
      const ok = await runTests(workspace, report, run, signal);
      const { counts, fault } = judgeRun(await readReport(report), ok);
      total = add(total, counts);
      lines.push(`${workspace.folder}: ${formatCounts(counts)}${fault ? ` (${fault})` : ''}`);
    }
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
  for (const { pid, command } of await watch.leaked()) {
    total = add(total, { ...NONE, failed: 1 });
    lines.push(`left running: ${command} (process ${pid}), ${kill(pid) ? 'killed' : 'ended meanwhile'}`);
  }
  if (signal.aborted) {
    total = add(total, { ...NONE, failed: 1 });
    lines.push('interrupted');
  }
  console.log(`\n${lines.join('\n')}\n${formatCounts(total)}`);
  return total.failed === 0;
}

/** The browser tests come last: they are the slowest, and say little while the apps fail their own tests. */
function inOrder(workspaces: Workspace[]): Workspace[] {
  const tested = workspaces.filter(({ scripts }) => scripts.test);
  return [...tested.filter((each) => !isBrowserTest(each)), ...tested.filter(isBrowserTest)];
}

function isBrowserTest({ scripts }: Workspace): boolean {
  return scripts.test?.includes('playwright') ?? false;
}

function runTests(workspace: Workspace, report: string, run: string, signal: AbortSignal): Promise<boolean> {
  const options = isBrowserTest(workspace)
    ? ['--reporter=list,json']
    : ['--ci', '--json', `--outputFile=${report}`];
  const [command = '', ...args] = npmCommand();
  return new Promise((resolve) => {
    const child = spawn(command, [...args, 'test', '--silent', '-w', workspace.folder, '--', ...options], {
      cwd: repository,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, [MARK]: run, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      // A separate process group, so that npm and its children can be ended together.
      detached: true,
    });
    const end = () => signalGroup(child, 'SIGINT');
    signal.addEventListener('abort', end, { once: true });
    const finish = (ok: boolean) => {
      signal.removeEventListener('abort', end);
      resolve(ok);
    };
    child.once('error', (error) => {
      console.error(error.message);
      finish(false);
    });
    child.once('exit', (code) => finish(code === 0));
  });
}

function kill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}
