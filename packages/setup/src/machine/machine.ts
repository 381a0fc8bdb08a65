import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { runCommand, type CommandError, type CommandOptions } from './command.ts';

/** Who may use a file. */
export interface Access {
  /** `user:group`, as names or numbers. */
  owner: string;
  mode: number;
}

export const OF_ROOT = { owner: 'root:root', mode: 0o644 } satisfies Access;

/** The machine that is set up: its files and its programs. */
export class Machine {
  private readonly root: string;
  private readonly log: string | undefined;

  /**
   * @param root folder that stands for `/`; tests have one of their own
   * @param log file for the output of commands that talk much
   */
  constructor(root = '/', log?: string) {
    this.root = root;
    this.log = log;
  }

  /** Where an absolute path of the machine is. */
  at(file: string): string {
    return path.join(this.root, file);
  }

  has(file: string): boolean {
    return existsSync(this.at(file));
  }

  /** The content of a file; undefined when there is none. */
  read(file: string): string | undefined {
    return this.has(file) ? readFileSync(this.at(file), 'utf8') : undefined;
  }

  /**
   * Makes a file what it should be. A reader sees the old or the new content, never a part, and never with wider access.
   * @returns whether something was different
   */
  write(file: string, text: string, access: Access): boolean {
    if (this.read(file) === text) return this.setAccess(file, access);
    const partial = `${this.at(file)}.partial`;
    writeFileSync(partial, text, { mode: 0o600 });
    this.setAccess(`${file}.partial`, access);
    renameSync(partial, this.at(file));
    return true;
  }

  /**
   * Makes a folder, with those above it.
   * @returns whether it was missing or had another owner or mode
   */
  folder(file: string, access: Access): boolean {
    const isNew = mkdirSync(this.at(file), { recursive: true, mode: access.mode }) !== undefined;
    return this.setAccess(file, access) || isNew;
  }

  /** @returns whether owner or mode were different */
  setAccess(file: string, { owner, mode }: Access): boolean {
    const [user = '', group = ''] = owner.split(':');
    const [uid, gid] = [this.idOf('/etc/passwd', user), this.idOf('/etc/group', group)];
    const found = statSync(this.at(file));
    const isOther = found.uid !== uid || found.gid !== gid;
    if (isOther) chownSync(this.at(file), uid, gid);
    // A change of owner may clear bits of the mode.
    if (isOther || (found.mode & 0o7777) !== mode) {
      chmodSync(this.at(file), mode);
      return true;
    }
    return false;
  }

  /** Whether an account exists. */
  hasAccount(name: string): boolean {
    return numberOf(this.read('/etc/passwd') ?? '', name) !== undefined;
  }

  /** @see runCommand */
  run(command: readonly string[], options?: CommandOptions): string {
    return runCommand(command, options);
  }

  /** Runs a command that talks much; its output goes to the log. */
  runLogged(command: readonly string[], options: Omit<CommandOptions, 'log'> = {}): void {
    runCommand(command, { ...options, ...(this.log !== undefined && { log: this.log }) });
  }

  /** Whether a command ends with status 0; its output and its error do not matter. */
  succeeds(command: readonly string[], options?: CommandOptions): boolean {
    try {
      runCommand(command, options);
      return true;
    } catch (error) {
      return isNoError(error);
    }
  }

  private idOf(file: string, name: string): number {
    if (/^\d+$/.test(name)) return Number(name);
    const id = numberOf(this.read(file) ?? '', name);
    if (id === undefined) throw new Error(`${file} has no ${name}.`);
    return id;
  }
}

/** Only a command's own failure is an answer; anything else is a fault of this program. */
function isNoError(error: unknown): false {
  if ((error as CommandError).output === undefined) throw error;
  return false;
}

/** The number of an account or a group. */
function numberOf(table: string, name: string): number | undefined {
  const line = table.split('\n').find((each) => each.startsWith(`${name}:`));
  return line === undefined ? undefined : Number(line.split(':')[2]);
}
