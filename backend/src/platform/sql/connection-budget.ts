import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { AppLogger } from '../logging/app-logger.js';
import { WatchSql } from './own-pools.js';
import { EXPORT_POOL, REPORTING_POOL, VISITOR_POOL, WATCH_POOL } from './pool-options.js';
import { statement } from './statement.js';

/** A running periodic job has a connection of its own (`platform/jobs/job-lock.ts`). */
const JOB = 1;
/** Connections for everything that is not the API: a migration, a backup, an exporter of metrics, an operator. */
const RESERVE = 5;
/** Time until a database that did not answer is asked again. */
const RETRY_AFTER_MS = 10_000;

/** SQL for the connections that this role may have to this database. Columns: `allowed`. */
export const CONNECTIONS_ALLOWED = `
  SELECT least(
           current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
             - coalesce(current_setting('reserved_connections', true)::int, 0),
           nullif(r.rolconnlimit, -1), nullif(d.datconnlimit, -1)) AS allowed
    FROM pg_roles r, pg_database d
   WHERE r.rolname = current_user AND d.datname = current_database()`;

const ALLOWED = statement('connections_allowed', CONNECTIONS_ALLOWED);

/**
 * The connections to the primary that all API processes together, and everything else, may open at once. Those of a pooler are
 * not counted: only its own settings say how many it opens.
 */
export function connectionsNeeded({
  API_PROCESSES,
  DATABASE_POOL_SIZE,
  DATABASE_DIRECT_URL,
}: Pick<Env, 'API_PROCESSES' | 'DATABASE_POOL_SIZE' | 'DATABASE_DIRECT_URL'>): number {
  const pools = [REPORTING_POOL, EXPORT_POOL, VISITOR_POOL, WATCH_POOL];
  const forRequests = DATABASE_DIRECT_URL === '' ? DATABASE_POOL_SIZE : 0;
  const perProcess = pools.reduce((sum, { max }) => sum + max, forRequests + JOB);
  return API_PROCESSES * perProcess + RESERVE;
}

/**
 * At the start, warns in the log when the database allows fewer connections than may be needed. A database that does not answer
 * is asked again until it does.
 */
@Injectable()
export class ConnectionBudget implements OnApplicationBootstrap, OnApplicationShutdown {
  private retry: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly env: Env,
    private readonly sql: WatchSql,
    private readonly logger: AppLogger,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.compare();
  }

  onApplicationShutdown(): void {
    this.stopped = true;
    clearTimeout(this.retry);
  }

  private async compare(): Promise<void> {
    const needed = connectionsNeeded(this.env);
    // A database that does not answer is reported by the health check.
    const answer = await this.sql.query(ALLOWED).catch(() => undefined);
    if (!answer) {
      if (!this.stopped) this.retry = setTimeout(() => void this.compare(), RETRY_AFTER_MS).unref();
      return;
    }
    const allowed = answer[0]?.allowed ?? needed;
    if (allowed >= needed) return;
    this.logger.warn(
      { needed, allowed },
      'The database allows fewer connections than API_PROCESSES may open: raise max_connections',
    );
  }
}
