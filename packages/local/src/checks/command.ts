import { spawn, type ChildProcess } from 'node:child_process';

export interface CommandOptions {
  /** Directory to run in. */
  cwd: string;
  /** Merged into this process's environment; an undefined value removes the variable. */
  env?: Record<string, string | undefined>;
  /** Ends the command, with everything it started, when aborted. */
  signal?: AbortSignal;
}

export interface CommandResult {
  ok: boolean;
  /** Standard output and standard error, interleaved as they were written. */
  output: string;
  /** What is to be known though nothing failed. */
  note?: string;
}

/** Runs a command to its end and captures its output. A command that cannot be started counts as failed. */
export function runCommand(command: string[], { cwd, env, signal }: CommandOptions): Promise<CommandResult> {
  if (signal?.aborted) return Promise.resolve({ ok: false, output: 'Interrupted.\n' });
  return new Promise((resolve) => {
    const [program = '', ...args] = command;
    // A separate process group, so that npm and its children can be ended together.
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    }
    const end = () => signalGroup(child, 'SIGTERM');
    signal?.addEventListener('abort', end, { once: true });
    const finish = (ok: boolean, note = '') => {
      signal?.removeEventListener('abort', end);
      resolve({ ok, output: output + note });
    };
    child.once('error', (error) => finish(false, `${program}: ${error.message}\n`));
    child.once('close', (code, killedBy) =>
      finish(code === 0, killedBy ? `${program} was ended by ${killedBy}\n` : ''),
    );
  });
}

/** Sends a signal to the process group of a child that was started with `detached`. */
export function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    // The group has already ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
