import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npmCommand, repository } from '../entry/install.mjs';
import { signalGroup } from '../checks/command.ts';
import { listWorkspaces, type Workspace } from '../checks/workspaces.ts';
import { add, formatCounts, judge, NONE, readReport, type Counts } from './reports.ts';
import { watchDescendants } from './survivors.ts';

/** Set for everything that is started here, so that what is left behind can be told from other people's processes. */
const MARK = 'CAMPUS_TEST_RUN';
/** How long processes that are just ending when the last test is done are waited for. */
const GRACE_MS = 5_000;

/**
 * `npm test`: the tests of every workspace, one after another, with their output shown as it comes. The last line
 * sums them up.
 * @returns whether all passed and no process was left behind.
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
      const { counts, fault } = judge(await readReport(report), ok);
      total = add(total, counts);
      lines.push(`${workspace.folder}: ${formatCounts(counts)}${fault ? ` (${fault})` : ''}`);
    }
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
  for (const { pid, command } of await watch.survivors()) {
    total = add(total, { ...NONE, failed: 1 });
    lines.push(`left running: ${command} (process ${pid}), ${kill(pid) ? 'ended now' : 'gone meanwhile'}`);
  }
  if (signal.aborted) {
    total = add(total, { ...NONE, failed: 1 });
    lines.push('interrupted');
  }
  console.log(`\n${lines.join('\n')}\n${formatCounts(total)}`);
  return total.failed === 0;
}

/** The browser tests come last: they are the slowest, and mean little while the pieces fail their own. */
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
      // A group of its own, so that npm and what npm started can be ended together.
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
