import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { directUrl } from '../../config/direct-url.js';
import { Env } from '../../config/env.js';
import { QueryableRunner, usageOf, type PoolUsage } from './connection.js';
import { EXPORT_POOL, REPORTING_POOL, VISITOR_POOL, WATCH_POOL } from './pool-options.js';
import { toPrimary } from './servers.js';
import type { SqlRunner } from './sql.js';
import type { Statement } from './statement.js';

/**
 * A pool for one purpose, so that slow statements of one purpose take no connection from members or from another
 * purpose.
 */
abstract class OwnPool implements SqlRunner, OnApplicationShutdown {
  private readonly pool: pg.Pool;

  constructor(env: Env, options: pg.PoolConfig) {
    this.pool = new pg.Pool({ ...toPrimary(directUrl(env)), ...options });
    // An idle connection that breaks is replaced on next use; without a listener the error would crash the process.
    this.pool.on('error', () => undefined);
  }

  query<Row extends object>(statement: Statement<Row>, values?: unknown[]): Promise<Row[]> {
    return new QueryableRunner(this.pool).query<Row>(statement, values);
  }

  get usage(): PoolUsage {
    return usageOf(this.pool);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}

/** For administrators' searches and figures: their plans depend on the values, and some take seconds. */
@Injectable()
export class ReportingSql extends OwnPool {
  constructor(env: Env) {
    super(env, REPORTING_POOL);
  }
}

/**
 * For downloads: members' own data, and the list of members. They are read part by part, as fast as the client
 * downloads.
 */
@Injectable()
export class ExportSql extends OwnPool {
  constructor(env: Env) {
    super(env, EXPORT_POOL);
  }
}

/** For calls of visitors without a sign-in. */
@Injectable()
export class VisitorSql extends OwnPool {
  constructor(env: Env) {
    super(env, VISITOR_POOL);
  }
}

/** For health checks and the comparison of the replica with the primary. */
@Injectable()
export class WatchSql extends OwnPool {
  constructor(env: Env) {
    super(env, WATCH_POOL);
  }
}
