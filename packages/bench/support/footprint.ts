import { withClient } from '../data/bench-database.js';

/** What a process holds at one moment. */
export interface Footprint {
  /** Resident memory, MB. */
  readonly memory: number;
  /** Open file handles: files, sockets, pipes. */
  readonly handles: number;
  /** Open streams of live updates. */
  readonly streams: number;
}

/**
 * Reads what a process says of itself.
 * @param metrics address of its metrics
 * @throws Error when a figure is missing, as the file handles are on other systems than Linux
 */
export async function footprint(metrics: string): Promise<Footprint> {
  const text = await (await fetch(metrics, { headers: { Connection: 'close' } })).text();
  const value = (name: string) => {
    const [, found] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
    if (found === undefined) throw new Error(`${metrics} has no ${name}`);
    return Number(found);
  };
  return {
    memory: value('process_resident_memory_bytes') / 2 ** 20,
    handles: value('process_open_fds'),
    streams: value('campus_streams_open'),
  };
}

/** Connections to a database besides the one that asks. */
export function connectionsTo(databaseUrl: string): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    return rows[0]?.count ?? 0;
  });
}
