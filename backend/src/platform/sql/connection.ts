import pg from 'pg';
import type { DataSource } from 'typeorm';
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { Statement } from './statement.js';

interface Queryable {
  query(config: {
    name: string;
    text: string;
    values: unknown[];
  }): Promise<{ rows: Record<string, unknown>[] }>;
}

/** Busy and idle connections of a pool, and how many requests wait for one. */
export type PoolUsage = Readonly<Record<'busy' | 'idle' | 'waiting', number>>;

/** Runs named statements on a pool or on one connection. */
export class QueryableRunner {
  constructor(private readonly target: Queryable) {}

  /** @throws Error when a column is null that the statement declares as never null */
  async query<Row extends object>(
    { name, text, notNull = [] }: Statement<Row>,
    values: unknown[] = [],
  ): Promise<Row[]> {
    const { rows } = await this.target.query({ name, text, values });
    for (const column of notNull) {
      if (rows.some((row) => row[column] === null && row.id !== null)) {
        throw new Error(`Statement ${name} answered null as ${column}, which it declares to be never null`);
      }
    }
    // The type is generated from PostgreSQL's description of this text.
    return rows as Row[];
  }
}

/**
 * Runs `work` on one connection of a pool.
 * @param work `discard` keeps the connection from being used again
 */
export async function onConnection<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient, discard: (failure: Error) => void) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const discard = (failure: Error) => {
    broken = failure;
  };
  // The pool handles errors only of idle connections: a server that disconnects between statements would otherwise
  // crash the process.
  client.on('error', discard);
  try {
    return await work(client, discard);
  } finally {
    client.off('error', discard);
    client.release(broken);
  }
}

/**
 * TypeORM's driver, and the pool that it takes its connections from.
 * @throws Error when the data source is not connected to PostgreSQL
 */
export function connected({ driver }: DataSource): { driver: PostgresDriver; pool: pg.Pool } {
  const pool: unknown = driver instanceof PostgresDriver ? driver.master : undefined;
  if (!(driver instanceof PostgresDriver && pool instanceof pg.Pool)) {
    throw new Error('The data source is not connected to PostgreSQL');
  }
  return { driver, pool };
}

/** The current usage of a pool. */
export function usageOf({ totalCount, idleCount, waitingCount }: pg.Pool): PoolUsage {
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}
