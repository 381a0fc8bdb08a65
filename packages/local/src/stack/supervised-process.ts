import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { signalGroup } from '../checks/command.ts';
import { WITHOUT_PASSWORDS } from './environment.ts';

/** How long a process may take to stop gracefully before it is killed. */
const STOP_MS = 20_000;
const STOP_WITH_PARENT = fileURLToPath(new URL('./stop-with-parent.mjs', import.meta.url));

export interface SupervisedProcessOptions {
  /** For messages, for example `the API`. */
  title: string;
  /** The script that Node runs, and its arguments. */
  script: string[];
  cwd: string;
  /**
   * Merged into this process's environment; an undefined value removes the variable. Passwords for one-off commands
   * (`WITHOUT_PASSWORDS`) are always removed.
   */
  env?: NodeJS.ProcessEnv;
  /** Where its output goes: to a file that each start truncates, or with a prefix to our standard output. */
  output: { file: string } | { prefix: string };
}

/** A child process that runs until stopped. It stops when this process is killed. */
export interface SupervisedProcess {
  /** Resolves when it ends unexpectedly, with the exit status and the last log lines. */
  crashed: Promise<Error>;
  /** Sends a signal to it and its children. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Sends SIGTERM, after twenty seconds SIGKILL; resolves when it has ended. */
  stop(): Promise<void>;
}

export async function startSupervisedProcess(options: SupervisedProcessOptions): Promise<SupervisedProcess> {
  const { title, script, cwd, env, output } = options;
  const file = 'file' in output ? output.file : undefined;
  if (file) await mkdir(path.dirname(file), { recursive: true });
  const log = file ? await open(file, 'w', 0o600) : undefined;
  const stdio = log ? log.fd : 'pipe';
  const child = spawn(process.execPath, ['--import', STOP_WITH_PARENT, ...script], {
    cwd,
    env: { ...process.env, ...env, ...WITHOUT_PASSWORDS },
    stdio: ['ignore', stdio, stdio, 'ipc'],
    // A separate session: Ctrl-C reaches only this process, which stops the others in order.
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
        const lines = file ? await lastLogLines(file) : '';
        resolve(new Error(`${upperFirst(title)} stopped unexpectedly (${reason}).${lines}`));
      });
    }),
    signal: (name) => signalGroup(child, name),
    stop: async () => {
      stopping = true;
      signalGroup(child, 'SIGTERM');
      const killTimer = setTimeout(() => signalGroup(child, 'SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(killTimer);
      // Kills children that it did not wait for.
      signalGroup(child, 'SIGKILL');
    },
  };
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

async function lastLogLines(file: string): Promise<string> {
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n').slice(-12);
  return lines.join('') === '' ? '' : ` Its last log lines (whole log: ${file}):\n${lines.join('\n')}`;
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
