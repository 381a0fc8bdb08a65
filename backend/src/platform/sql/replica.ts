import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { WalPosition } from '../../common/request-context.js';
import { Env } from '../../config/env.js';
import { AppLogger } from '../logging/app-logger.js';
import { Metrics } from '../metrics/metrics.js';
import { onConnection, QueryableRunner, usageOf, type PoolUsage } from './connection.js';
import { REPLICA_POOL } from './pool-options.js';
import { serversOf } from './servers.js';
import { statement, type Statement } from './statement.js';

/**
 * SQL for the position (LSN) up to which the primary's log is on disk: every acknowledged write is before it. Columns
 * of a {@link WalPosition}.
 */
export const PRIMARY_POSITION = `
  SELECT lsn::text AS lsn, ('x' || left(pg_walfile_name(lsn), 8))::bit(32)::int AS timeline
    FROM pg_current_wal_flush_lsn() AS lsn`;

/** Time that a read waits for a replica that is behind, before it uses the primary. */
const MAX_WAIT_MS = 30;
/** Time between two checks of its replay position. */
const CHECK_INTERVAL_MS = 1;

// Runs before the read and on the same connection, so that the read sees at least the state of this position.
const REACHED = statement(
  'replica_reached',
  `SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn AS reached`,
);
const REPLICA_STATE = statement(
  'replica_standing',
  `SELECT system_identifier::text AS installation, min_recovery_end_timeline AS timeline
     FROM pg_control_system(), pg_control_recovery()`,
  { notNull: ['installation', 'timeline'] },
);

/** The primary's log position and identity. */
export interface PrimaryState extends WalPosition {
  /** PostgreSQL's identifier of the database cluster; replicas have the same one as their primary. */
  readonly installation: string;
}

/**
 * A streaming replica that answers reads instead of the primary (docs/decisions/0041-read-replica.md). If a read fails
 * or is late here, the primary answers it, and the replica is not used until {@link check} finds it working again.
 */
@Injectable()
export class Replica implements OnApplicationShutdown {
  private pool: pg.Pool | undefined;
  /** Counts pools; each uses the next of several servers. Random at first, so that processes use different ones. */
  private turn = randomInt(1_000);
  /** The timeline it follows; undefined while it is not used, null before the first check. */
  private timeline: number | null | undefined = null;

  constructor(
    private readonly env: Env,
    private readonly metrics: Metrics,
    private readonly logger: AppLogger,
  ) {
    if (env.DATABASE_REPLICA_URL !== '') this.pool = this.connect();
  }

  /** Whether a replica is configured. */
  get isConfigured(): boolean {
    return this.pool !== undefined;
  }

  /** Undefined if none is configured. */
  get usage(): PoolUsage | undefined {
    return this.pool && usageOf(this.pool);
  }

  /** Rows as of `position` or later; null if the primary must answer. */
  async read<Row extends object>(
    query: Statement<Row>,
    values: unknown[] | undefined,
    position: WalPosition | null,
  ): Promise<Row[] | null> {
    const rows = await this.attempt<Row>(query, values, position);
    this.metrics.replicaReads.inc({ answered_by: rows ? 'replica' : 'primary' });
    return rows;
  }

  /** Compares it with the primary, and starts or stops using it. */
  async check(primary: PrimaryState): Promise<void> {
    const { pool } = this;
    if (!pool) return;
    try {
      const timeline = await onConnection(pool, async (client) => {
        const runner = new QueryableRunner(client);
        const [state] = await runner.query(REPLICA_STATE);
        if (state?.installation !== primary.installation) throw new Error('It copies another primary');
        if (state.timeline !== primary.timeline) throw new Error('It follows another timeline');
        if (!(await reaches(runner, primary))) throw new Error('It is behind');
        return state.timeline;
      });
      if (pool === this.pool) this.startUsing(timeline);
    } catch (error) {
      this.stopUsing(pool, error);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.end();
  }

  private async attempt<Row extends object>(
    query: Statement<Row>,
    values: unknown[] | undefined,
    position: WalPosition | null,
  ): Promise<Row[] | null> {
    const { pool } = this;
    // Positions of different timelines cannot be compared: after a failover the replica waits for the next check.
    if (!pool || !position || position.timeline !== this.timeline) return null;
    try {
      return await onConnection(pool, async (client) => {
        const runner = new QueryableRunner(client);
        if (!(await reaches(runner, position))) throw new Error('It is behind');
        return runner.query<Row>(query, values);
      });
    } catch (error) {
      this.stopUsing(pool, error);
      return null;
    }
  }

  private startUsing(timeline: number): void {
    if (this.timeline === timeline) return;
    this.timeline = timeline;
    this.metrics.replicaInUse.set(1);
    this.logger.info('The read replica is in use');
  }

  /** @param failed the pool on which a read failed; ignored if it was already replaced by a new one */
  private stopUsing(failed: pg.Pool, err: unknown): void {
    if (failed !== this.pool) return;
    if (this.timeline !== undefined) {
      this.logger.warn({ err }, 'The read replica is left out: the primary answers all reads');
    }
    this.timeline = undefined;
    this.metrics.replicaInUse.set(0);
    // The old pool's connections may hang, and each would delay one of the next checks.
    this.pool = this.connect();
    void failed.end();
  }

  private connect(): pg.Pool {
    const { DATABASE_REPLICA_URL, DATABASE_POOL_SIZE: max } = this.env;
    const servers = serversOf(DATABASE_REPLICA_URL);
    this.turn += 1;
    const pool = new pg.Pool({ connectionString: servers[this.turn % servers.length], max, ...REPLICA_POOL });
    // An idle connection that breaks is replaced on next use; without a listener it would end the process.
    pool.on('error', () => undefined);
    return pool;
  }
}

/** Waits for a short time until a replica has replayed everything up to a position. */
async function reaches(runner: QueryableRunner, { lsn }: WalPosition): Promise<boolean> {
  const deadline = performance.now() + MAX_WAIT_MS;
  for (;;) {
    const [row] = await runner.query(REACHED, [lsn]);
    if (row?.reached) return true;
    if (performance.now() >= deadline) return false;
    await sleep(CHECK_INTERVAL_MS);
  }
}
