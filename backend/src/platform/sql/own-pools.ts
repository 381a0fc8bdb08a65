import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Env } from '../../config/env.js';
import { QueryableRunner, usageOf, type PoolUsage } from './connection.js';
import { EXPORT_POOL, REPORTING_POOL, VISITOR_POOL, WATCH_POOL } from './pool-options.js';
import type { SqlRunner } from './sql.js';
import type { Statement } from './statement.js';

/** A pool for one purpose, so that what is slow for one keeps no connection from the members or from another. */
abstract class OwnPool implements SqlRunner, OnApplicationShutdown {
  private readonly pool: pg.Pool;

  constructor({ DATABASE_URL: connectionString }: Env, options: pg.PoolConfig) {
    this.pool = new pg.Pool({ connectionString, ...options });
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

/** Administrators' searches and figures: their plans depend on the values, and some take seconds. */
@Injectable()
export class ReportingSql extends OwnPool {
  constructor(env: Env) {
    super(env, REPORTING_POOL);
  }
}

/** Downloads: members' own data, and the members' list. They read part after part for as long as somebody takes them. */
@Injectable()
export class ExportSql extends OwnPool {
  constructor(env: Env) {
    super(env, EXPORT_POOL);
  }
}

/** What visitors see without signing in. */
@Injectable()
export class VisitorSql extends OwnPool {
  constructor(env: Env) {
    super(env, VISITOR_POOL);
  }
}

/** Health probes and the comparison of the replica with the primary. */
@Injectable()
export class WatchSql extends OwnPool {
  constructor(env: Env) {
    super(env, WATCH_POOL);
  }
}
