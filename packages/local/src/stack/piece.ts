import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { signalGroup } from '../checks/command.ts';
import { WITHOUT_PASSWORDS } from './environment.ts';

/** How long a piece may finish what it is doing after it was asked to stop. */
const STOP_MS = 20_000;
const FOLLOW_PARENT = fileURLToPath(new URL('./follow-parent.mjs', import.meta.url));

export interface PieceOptions {
  /** For messages, for example `the API`. */
  title: string;
  /** The script that Node runs, and its arguments. */
  script: string[];
  cwd: string;
  /**
   * Added to our own environment; what is undefined here is taken out of it. Passwords of single commands
   * (`WITHOUT_PASSWORDS`) are always taken out.
   */
  env?: NodeJS.ProcessEnv;
  /** Where its output goes: into a file that each start begins anew, or with a prefix on ours. */
  output: { file: string } | { prefix: string };
}

/** A program of ours that runs until stopped. It stops by itself when we are killed. */
export interface Piece {
  /** Resolves when it ends without having been asked to, with what is known about why. */
  crashed: Promise<Error>;
  /** Sends it, and what it has started, a signal. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Asks it to stop, insists after twenty seconds; resolves once it has gone. */
  stop(): Promise<void>;
}

export async function startPiece(options: PieceOptions): Promise<Piece> {
  const { title, script, cwd, env, output } = options;
  const file = 'file' in output ? output.file : undefined;
  if (file) await mkdir(path.dirname(file), { recursive: true });
  const log = file ? await open(file, 'w', 0o600) : undefined;
  const stdio = log ? log.fd : 'pipe';
  const child = spawn(process.execPath, ['--import', FOLLOW_PARENT, ...script], {
    cwd,
    env: { ...process.env, ...env, ...WITHOUT_PASSWORDS },
    stdio: ['ignore', stdio, stdio, 'ipc'],
    // A session of its own: Ctrl-C reaches us alone, and we stop the pieces in their order.
    detached: true,
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `killed by ${signal}` : `exit status ${code}`));
  });
  await log?.close();
  if ('prefix' in output) prefixLines(child, output.prefix);

  let stopping = false;
  return {
    crashed: new Promise((resolve) => {
      void ended.then(async (reason) => {
        if (stopping) return;
        const words = file ? await lastWords(file) : '';
        resolve(new Error(`${upperFirst(title)} has stopped by itself (${reason}).${words}`));
      });
    }),
    signal: (name) => signalGroup(child, name),
    stop: async () => {
      stopping = true;
      signalGroup(child, 'SIGTERM');
      const insist = setTimeout(() => signalGroup(child, 'SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(insist);
      // What it started, should it have ended without waiting for them.
      signalGroup(child, 'SIGKILL');
    },
  };
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

async function lastWords(file: string): Promise<string> {
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n').slice(-12);
  return lines.join('') === '' ? '' : ` Its last words (all of them: ${file}):\n${lines.join('\n')}`;
}

function prefixLines(child: ChildProcess, prefix: string): void {
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) process.stdout.write(`${prefix} ${line}\n`);
    });
  }
}
