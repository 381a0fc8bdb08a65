import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { within } from '../../common/within.js';
import { Env } from '../../config/env.js';
import { REPORTING_POOL } from './pool-options.js';
import type { Statement } from './statement.js';

/** Milliseconds; where the transaction timed out nothing answers, and closing the connection undoes it as well. */
const ROLLBACK_TIMEOUT = 1_000;

/** What runs statements: a pool or a transaction's connection. */
export interface SqlRunner {
  /** Rows of a named prepared statement. */
  query<Row extends object>(statement: Statement, values?: unknown[]): Promise<Row[]>;
}

interface Queryable {
  query(config: { name: string; text: string; values: unknown[] }): Promise<{ rows: unknown[] }>;
}

/** Connections of a pool that are at work or idle, and how many wait for one. */
export type PoolUsage = Readonly<Record<'busy' | 'idle' | 'waiting', number>>;

class QueryableRunner implements SqlRunner {
  constructor(private readonly target: Queryable) {}

  async query<Row extends object>({ name, text }: Statement, values: unknown[] = []): Promise<Row[]> {
    const result = await this.target.query({ name, text, values });
    // The statement's author vouches for the row shape; repositories are the only callers.
    return result.rows as Row[];
  }
}

/**
 * Named statements through TypeORM's own pool, where every plan is generic:
 * right for lookups whose plan never varies, which is every request of a member.
 */
@Injectable()
export class Sql implements SqlRunner {
  constructor(private readonly dataSource: DataSource) {}

  query<Row extends object>(statement: Statement, values?: unknown[]): Promise<Row[]> {
    return new QueryableRunner(this.pool).query<Row>(statement, values);
  }

  /** Runs `work` in one transaction; rolls back when it throws. */
  async transaction<Result>(work: (tx: SqlRunner) => Promise<Result>): Promise<Result> {
    const client = await this.pool.connect();
    // A client that lost its server, or whose rollback failed, must leave the pool.
    let broken: Error | undefined;
    const breaks = (failure: Error) => {
      broken = failure;
    };
    // The pool listens only while a connection is idle: a server that goes in between statements would end the process.
    client.on('error', breaks);
    try {
      await client.query('BEGIN');
      const result = await work(new QueryableRunner(client));
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await within(ROLLBACK_TIMEOUT, client.query('ROLLBACK')).catch(breaks);
      throw error;
    } finally {
      client.off('error', breaks);
      client.release(broken);
    }
  }

  get usage(): PoolUsage {
    return usageOf(this.pool);
  }

  private get pool(): pg.Pool {
    return (this.dataSource.driver as PostgresDriver).master as pg.Pool;
  }
}

/**
 * A small pool of its own for administrators' searches and figures: their plans depend on
 * the values, and a slow one must not take a connection from the members.
 */
@Injectable()
export class ReportingSql implements SqlRunner, OnApplicationShutdown {
  private readonly pool: pg.Pool;

  constructor(env: Env) {
    this.pool = new pg.Pool({ connectionString: env.DATABASE_URL, ...REPORTING_POOL });
    // An idle connection that breaks is replaced on next use; without a listener it would end the process.
    this.pool.on('error', () => undefined);
  }

  query<Row extends object>(statement: Statement, values?: unknown[]): Promise<Row[]> {
    return new QueryableRunner(this.pool).query<Row>(statement, values);
  }

  get usage(): PoolUsage {
    return usageOf(this.pool);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}

function usageOf({ totalCount, idleCount, waitingCount }: pg.Pool): PoolUsage {
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}
