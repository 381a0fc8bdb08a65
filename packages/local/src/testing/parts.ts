import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { npmCommand, repository } from '../entry/install.mjs';
import { signalGroup } from '../checks/command.ts';
import type { Workspace } from '../checks/workspaces.ts';
import { watchDescendants } from './leaked-processes.ts';
import type { LongGroup } from './long-groups.ts';
import { add, formatCounts, judgeRun, NONE, readReport, type Counts } from './reports.ts';

/** Set in the environment of everything started here, so that leaked processes can be recognised as ours. */
const MARK = 'CAMPUS_TEST_RUN';
/** How long to wait for processes that are still ending after the last test. */
const GRACE_MS = 5_000;

/** Tests that one runner runs. */
export interface Part {
  title: string;
  workspace: Workspace;
  /** Options of Jest or Playwright that choose the tests. */
  options: string[];
}

export interface PartResult {
  counts: Counts;
  /** The result, and one line for each process that was left running. */
  lines: string[];
}

/**
 * The tests of every workspace that has some, without the long ones. The browser tests come last: they are the slowest,
 * and say little while the apps fail their own tests.
 */
export function regularParts(workspaces: Workspace[]): Part[] {
  const tested = workspaces.filter(({ scripts }) => scripts.test);
  return [...tested.filter((each) => !isBrowserTest(each)), ...tested.filter(isBrowserTest)].map(
    (workspace) => ({
      title: workspace.folder,
      workspace,
      options: isBrowserTest(workspace)
        ? ['--project=regular']
        : ['--testPathIgnorePatterns=/node_modules/', '--testPathIgnorePatterns=<rootDir>/(.*/)?long/'],
    }),
  );
}

/**
 * The tests of a group of long tests.
 * @throws Error when its folder is in no workspace
 */
export function longPart({ name, tests }: LongGroup, workspaces: Workspace[]): Part {
  const workspace = workspaces.find(({ folder }) => tests.startsWith(`${folder}/`));
  if (!workspace) throw new Error(`The long tests ${name} are in ${tests}, which is in no workspace.`);
  const folder = `${path.posix.relative(workspace.folder, tests)}/`;
  return {
    title: `long tests, ${name}`,
    workspace,
    options: isBrowserTest(workspace) ? ['--project=long', folder] : [folder],
  };
}

/**
 * Runs a part and shows its output live. A process that it leaves running counts as one failure and is killed.
 * @param report file for the runner's report; replaced
 */
export async function runPart(part: Part, report: string, signal: AbortSignal): Promise<PartResult> {
  console.log(`\n──── ${part.title} ────`);
  await rm(report, { force: true });
  const run = randomUUID();
  const watch = watchDescendants(`${MARK}=${run}`, GRACE_MS);
  const ok = await startRunner(part, report, run, signal);
  const left = await watch.leaked();
  const reported = await readReport(report);
  const { counts, fault } = judgeRun(reported?.counts, ok);
  return {
    counts: add(counts, { ...NONE, failed: left.length }),
    lines: [
      `${part.title}: ${formatCounts(counts)}${fault ? ` (${fault})` : ''}`,
      ...(reported?.failures ?? []).map((failure) => `failed: ${failure}`),
      ...left.map(
        ({ pid, command }) =>
          `left running: ${command} (process ${pid}), ${kill(pid) ? 'killed' : 'ended meanwhile'}`,
      ),
    ],
  };
}

function isBrowserTest({ scripts }: Workspace): boolean {
  return scripts.test?.includes('playwright') ?? false;
}

function startRunner(
  { workspace, options }: Part,
  report: string,
  run: string,
  signal: AbortSignal,
): Promise<boolean> {
  const reporter = isBrowserTest(workspace)
    ? ['--reporter=list,json']
    : ['--ci', '--json', `--outputFile=${report}`];
  const [command = '', ...args] = npmCommand();
  return new Promise((resolve) => {
    const child = spawn(
      command,
      [...args, 'test', '--silent', '-w', workspace.folder, '--', ...reporter, ...options],
      {
        cwd: repository,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, [MARK]: run, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        // A separate process group, so that npm and its children can be ended together.
        detached: true,
      },
    );
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
