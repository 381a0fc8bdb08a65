import path from 'node:path';
import pg from 'pg';
import { chooseAccount } from './account.ts';
import { locateBinaries } from './binaries.ts';
import { ensureCluster, USER } from './cluster.ts';
import { launchOrAdopt, stopServer } from './server.ts';

export interface EmbeddedPostgresOptions {
  /** Directory for this server alone: its cluster, password and log. Made when missing, in one that exists. */
  dataDir: string;
  /** TCP port on 127.0.0.1; by default a free one, remembered in `dataDir` and chosen anew when it is taken. */
  port?: number;
  /** Receives a line for each step that may take seconds. */
  log?: (line: string) => void;
  /** Server settings (`postgres -c name=value`), e.g. `{ fsync: 'off' }` for tests; an adopted server keeps its own. */
  settings?: Record<string, string>;
}

export interface EmbeddedPostgres {
  port: number;
  /** Connection URL of a database (default `postgres`), with user and password. */
  url(database?: string): string;
  /** True when the server of this `dataDir` was running already, left by a process that was killed. */
  adopted: boolean;
  /** Resolves once the server has gone, whether stopped or crashed. */
  exited: Promise<void>;
  /** Ends all connections and stops the server, an adopted one too; resolves once it has gone. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL server of a directory, making its cluster at the first start, and resolves when it accepts
 * connections. It listens on 127.0.0.1 only. A server left running there is adopted; one killed hard is recovered.
 * @throws Error that quotes the server's last log lines and says what to do.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined);
  const account = await chooseAccount(path.resolve(options.dataDir), await locateBinaries(), log);
  const cluster = await ensureCluster(account, log);
  const urlOn = (port: number, database: string) =>
    `postgres://${USER}:${encodeURIComponent(cluster.password)}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
  const server = await launchOrAdopt({
    account,
    cluster: cluster.directory,
    port: options.port,
    settings: options.settings ?? {},
  });
  const { pid, port, adopted } = server;
  await signIn(urlOn(port, 'postgres'), account.home);

  let announceExit: () => void = () => undefined;
  const exited = new Promise<void>((resolve) => (announceExit = resolve));
  void server.exited.then(announceExit);
  let stopped: Promise<void> | undefined;
  return {
    port,
    url: (database = 'postgres') => urlOn(port, database),
    adopted,
    exited,
    stop: () => (stopped ??= stopServer(pid, cluster.directory).then(announceExit)),
  };
}

/**
 * Creates a database unless it exists; safe when several processes do so at once.
 * @param url connection URL of any database of the server, with the right to create databases.
 */
export async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } catch (error) {
    // Another process was faster: duplicate_database, or unique_violation when both were in the middle of it.
    if (!(error instanceof pg.DatabaseError && ['42P04', '23505'].includes(error.code ?? ''))) throw error;
  } finally {
    await client.end();
  }
}

async function signIn(url: string, home: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (cause) {
    throw new Error(
      `The database in ${home} runs, but refuses our sign-in: ${(cause as Error).message}. ` +
        `If ${path.join(home, 'password')} was changed, put it back; ` +
        'or stop the server and remove the directory to begin with an empty database.',
      { cause },
    );
  }
  await client.end();
}
