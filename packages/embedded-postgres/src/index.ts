import path from 'node:path';
import pg from 'pg';
import { chooseAccount } from './account.ts';
import { locateBinaries } from './binaries.ts';
import { ensureCluster, USER } from './cluster.ts';
import { launchOrAdopt, stopServer } from './server.ts';

export interface EmbeddedPostgresOptions {
  /**
   * Directory for this server only: its cluster, password and log. It is created when missing; its parent must exist.
   */
  dataDir: string;
  /** TCP port on 127.0.0.1; by default a free one, which is saved in `dataDir` and replaced when it is in use. */
  port?: number;
  /** Called with a line for each step that may take seconds. */
  log?: (line: string) => void;
  /**
   * Server settings (`postgres -c name=value`), e.g. `{ fsync: 'off' }` for tests; an adopted server keeps its
   * settings.
   */
  settings?: Record<string, string>;
}

export interface EmbeddedPostgres {
  port: number;
  /** Connection URL of a database (default `postgres`), with user and password. */
  url(database?: string): string;
  /** True when the server of this `dataDir` was already running because the process that started it was killed. */
  adopted: boolean;
  /** Resolves when the server has stopped or crashed. */
  exited: Promise<void>;
  /** Ends all connections and stops the server, also an adopted one; resolves when it has stopped. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL server of a directory, creates its cluster at the first start, and resolves when it accepts
 * connections. It listens on 127.0.0.1 only. A server that is still running is adopted; after a kill -9 it recovers.
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
 * Creates a database unless it exists. Several processes may call it at the same time.
 * @param url connection URL of any database on the server, for a user who may create databases.
 */
export async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } catch (error) {
    // Race condition: another process was faster. duplicate_database, or unique_violation when both ran concurrently.
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
      `The database in ${home} is running, but refuses the connection: ${(cause as Error).message}. ` +
        `If ${path.join(home, 'password')} was changed, restore it; ` +
        'or stop the server and remove the directory to start with an empty database.',
      { cause },
    );
  }
  await client.end();
}
