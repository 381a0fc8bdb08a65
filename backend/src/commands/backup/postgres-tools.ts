import { execFile, spawn, type ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';

type Tool = 'pg_dump' | 'pg_restore' | 'psql';

/**
 * The major version of a PostgreSQL client program; undefined when it is not installed.
 * @throws Error when it cannot be run
 */
export async function toolVersion(tool: Tool, environment: NodeJS.ProcessEnv): Promise<number | undefined> {
  try {
    const { stdout } = await promisify(execFile)(tool, ['--version'], { env: environment });
    return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Checks that a client program is not older than what it reads.
 * @param version major version of the server, or of the program that wrote the dump
 * @throws Error that says what to install
 */
export async function requireTool(
  tool: Tool,
  version: number,
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  const found = await toolVersion(tool, environment);
  if (found !== undefined && found >= version) return found;
  throw new Error(
    `${found === undefined ? `${tool} is missing` : `${tool} ${found} cannot read PostgreSQL ${version}`}: ` +
      `install PostgreSQL's client programs of version ${version} or later (Debian: postgresql-client-${version})`,
  );
}

/**
 * Runs a client program on a database.
 * @throws Error with what the program printed
 */
export async function runTool(
  tool: Tool,
  args: readonly string[],
  databaseUrl: string,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const connection = connectionOf(databaseUrl, environment);
  const child = spawn(tool, [...args, ...connection.args], {
    env: connection.env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const failure = await failureOf(tool, child);
  if (failure !== undefined) throw new Error(failure);
}

/** Arguments and environment with which a client program connects to a database. */
export function connectionOf(
  databaseUrl: string,
  environment: NodeJS.ProcessEnv,
): { args: string[]; env: NodeJS.ProcessEnv } {
  const { url, password } = withoutPassword(databaseUrl);
  return {
    args: ['--no-password', `--dbname=${url}`],
    env: {
      ...environment,
      ...(password !== '' && { PGPASSWORD: password }),
      // The primary, if there are several servers.
      PGTARGETSESSIONATTRS: 'read-write',
    },
  };
}

/** Waits for the end of a client program: what it printed when it failed, undefined when it did not. */
export async function failureOf(
  tool: Tool,
  child: ChildProcess & { stderr: Readable },
): Promise<string | undefined> {
  const [errors, status] = await Promise.all([
    text(child.stderr),
    new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    }),
  ]);
  return status === 0 ? undefined : `${tool} failed:\n${errors.trim()}`;
}

/**
 * Takes the password out of a URL: other accounts can read a process's arguments, but not its environment. Not by the
 * class URL, which refuses several servers.
 */
export function withoutPassword(databaseUrl: string): { url: string; password: string } {
  const [, scheme = '', user = '', password = '', rest = ''] =
    /^(\w+:\/\/)([^:@/]*):([^@/]*)(@.*)$/.exec(databaseUrl) ?? [];
  if (scheme === '') return { url: databaseUrl, password: '' };
  return { url: scheme + user + rest, password: decodeURIComponent(password) };
}
