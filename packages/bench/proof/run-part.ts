import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import type { FigureLine } from '../../../backend/test/support/proof-runs.ts';
import type { Part, PartCommand } from './part.ts';
import { faultsIn, type Figures, type Result } from './results.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/**
 * Runs a part and shows its output live.
 * @returns undefined when it was interrupted, which says nothing
 */
export async function runPart(part: Part, scale: number, signal: AbortSignal): Promise<Result | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), 'campus-proof-'));
  try {
    const file = path.join(folder, 'figures');
    const began = {
      date: new Date().toISOString().slice(0, 10),
      commit: commit(),
      load: rounded(loadavg()[0]),
    };
    const start = performance.now();
    const ending = await runCommand(part.command(scale), signal, { FIGURES_FILE: file });
    if (signal.aborted) return undefined;
    const figures = readFigures(file);
    const faults = [...ending, ...faultsIn(part, figures, scale)];
    return {
      ...began,
      node: process.version,
      machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB`,
      minutes: rounded((performance.now() - start) / 60_000),
      figures,
      ...(faults.length > 0 && { fault: faults.join('; ') }),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs a command and shows its output live.
 * @returns how it failed; nothing when it succeeded
 */
export function runCommand(
  { command, env }: PartCommand,
  signal: AbortSignal,
  more: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: REPOSITORY,
      env: { ...process.env, ...env, ...more },
      stdio: ['ignore', 'inherit', 'inherit'],
      // A separate process group, so that npm and its children can be ended together.
      detached: true,
    });
    const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGINT');
    signal.addEventListener('abort', end, { once: true });
    const finish = (...faults: string[]) => {
      signal.removeEventListener('abort', end);
      resolve(faults);
    };
    child.once('error', (error) => finish(error.message));
    child.once('exit', (code, by) =>
      code === 0 ? finish() : finish(`the command ended with ${by ?? code}`),
    );
  });
}

function readFigures(file: string): Figures {
  if (!existsSync(file)) return {};
  const figures: Record<string, number> = {};
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const { name, value } = JSON.parse(line) as FigureLine;
    figures[name] = (figures[name] ?? 0) + value;
  }
  return figures;
}

function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: REPOSITORY, encoding: 'utf8' }).trim();
  // The results themselves change the tree, and nothing that runs.
  const changed = git('status', '--porcelain', '--', ':/', ':!/docs');
  return git('rev-parse', '--short', 'HEAD') + (changed === '' ? '' : '+');
}

const rounded = (value = 0) => Number(value.toFixed(1));
