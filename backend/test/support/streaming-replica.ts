import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { startOwnPostgres, type OwnPostgres } from './own-postgres.js';

/** A primary with a migrated database, and its streaming replica. */
export interface StreamingPair {
  readonly primary: OwnPostgres;
  readonly replica: OwnPostgres;
  /** Runs SQL on the replica as its owner. */
  onReplica(text: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Created from a copy of the stopped primary's files: the PostgreSQL from npm has no `pg_basebackup`, which would copy
 * a running one.
 */
export async function startStreamingPair(): Promise<StreamingPair> {
  const primary = await startOwnPostgres();
  await primary.stop();
  const dataDir = `${primary.dataDir}-replica`;
  await cp(primary.dataDir, dataDir, { recursive: true });
  await rm(path.join(dataDir, 'port'));
  await writeFile(path.join(dataDir, 'cluster', 'standby.signal'), '');
  await primary.start();
  const { port, username, password } = new URL(primary.url);
  const replica = await startOwnPostgres({
    dataDir,
    settings: {
      primary_conninfo: `host=127.0.0.1 port=${port} user=${username} password=${password}`,
      wal_retrieve_retry_interval: '100ms',
    },
  });
  return {
    primary,
    replica,
    onReplica: async (text) => {
      const client = new pg.Client({ connectionString: replica.url });
      await client.connect();
      await client.query(text);
      await client.end();
    },
    stop: async () => {
      await replica.stop();
      await primary.stop();
    },
  };
}
