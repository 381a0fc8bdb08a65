import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';

/** How a command is run. */
export interface CommandOptions {
  /** Its standard input; secrets belong here or into `env`, because every account can read arguments. */
  input?: string;
  /** Variables besides those of this process; undefined removes one. */
  env?: Record<string, string | undefined>;
  cwd?: string;
  /** A file that gets its output as well; for commands that talk much. */
  log?: string;
}

/** A command that failed, with the end of what it said. */
export class CommandError extends Error {
  readonly output: string;

  constructor(command: readonly string[], reason: string, output: string) {
    const last = output.trim().split('\n').slice(-LAST_LINES).join('\n');
    super(`${command.slice(0, WORDS).join(' ')}: ${reason}${last === '' ? '' : `\n${last}`}`);
    this.output = output;
  }
}

/** Lines of a failed command's output that its error shows. */
const LAST_LINES = 15;
/** Words of a command that its error shows. */
const WORDS = 4;
/** Output that is kept. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/**
 * Runs a command and waits for it.
 * @returns what it wrote to standard output; nothing when that went to the log
 * @throws CommandError when it cannot be started or fails
 */
export function runCommand(command: readonly string[], options: CommandOptions = {}): string {
  const [program = '', ...args] = command;
  const log = options.log === undefined ? undefined : openSync(options.log, 'a', 0o600);
  const from = log === undefined ? 0 : statSync(options.log ?? '').size;
  try {
    const { status, signal, error, stdout, stderr } = spawnSync(program, args, {
      encoding: 'utf8',
      input: options.input ?? '',
      cwd: options.cwd ?? '/',
      env: { ...process.env, ...options.env },
      maxBuffer: MAX_OUTPUT_BYTES,
      ...(log !== undefined && { stdio: ['pipe', log, log] }),
    });
    if (error) throw new CommandError(command, error.message, '');
    if (status === 0) return stdout ?? '';
    const said =
      options.log === undefined ? `${stdout}${stderr}` : readFileSync(options.log).subarray(from).toString();
    throw new CommandError(command, status === null ? `ended by ${signal}` : `exit status ${status}`, said);
  } finally {
    if (log !== undefined) closeSync(log);
  }
}
