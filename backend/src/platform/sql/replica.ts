import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { AppLogger } from '../logging/app-logger.js';
import type { WalPosition } from '../../common/request-context.js';
import { Env } from '../../config/env.js';
import { Metrics } from '../metrics/metrics.js';
import { onConnection, QueryableRunner, usageOf, type PoolUsage } from './connection.js';
import { REPLICA_POOL } from './pool-options.js';
import { statement, type Statement } from './statement.js';

/** Milliseconds a replica may be behind: as long as a read waits for it rather than go to the primary. */
const PATIENCE = 30;
/** Milliseconds between two looks how far it is. */
const PAUSE = 1;

// Asked before the read and on the same connection, so that what the read sees is at least what was reached here.
const REACHED = statement(
  'replica_reached',
  `SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn AS reached`,
);
const STANDING = statement(
  'replica_standing',
  `SELECT system_identifier::text AS installation, min_recovery_end_timeline AS timeline
     FROM pg_control_system(), pg_control_recovery()`,
);

/** Where the primary is. */
export interface PrimaryState extends WalPosition {
  /** PostgreSQL's identifier of the database cluster; the replicas of one primary have it too. */
  readonly installation: string;
}

/**
 * A streaming replica that answers reads in the primary's place (docs/decisions/0041-read-replica.md). Whatever fails
 * or comes too late on it is answered by the primary, and then it is left out until {@link look} finds it in order.
 */
@Injectable()
export class Replica implements OnApplicationShutdown {
  private pool: pg.Pool | undefined;
  /** The history it follows; undefined while it is left out, null before the first look. */
  private timeline: number | null | undefined = null;

  constructor(
    private readonly env: Env,
    private readonly metrics: Metrics,
    private readonly logger: AppLogger,
  ) {
    if (env.DATABASE_REPLICA_URL !== '') this.pool = this.connect();
  }

  /** Whether the environment names one. */
  get isConfigured(): boolean {
    return this.pool !== undefined;
  }

  /** Undefined when the environment names none. */
  get usage(): PoolUsage | undefined {
    return this.pool && usageOf(this.pool);
  }

  /** Rows as of `position` or later; null when the primary must be asked. */
  async read<Row extends object>(
    asked: Statement,
    values: unknown[] | undefined,
    position: WalPosition | null,
  ): Promise<Row[] | null> {
    const rows = await this.attempt<Row>(asked, values, position);
    this.metrics.replicaReads.inc({ answered_by: rows ? 'replica' : 'primary' });
    return rows;
  }

  /** Compares it with the primary: takes it in again, or leaves it out. */
  async look(primary: PrimaryState): Promise<void> {
    const { pool } = this;
    if (!pool) return;
    try {
      const timeline = await onConnection(pool, async (client) => {
        const runner = new QueryableRunner(client);
        const [standing] = await runner.query<Omit<PrimaryState, 'lsn'>>(STANDING);
        if (standing?.installation !== primary.installation) throw new Error('It copies another primary');
        if (standing.timeline !== primary.timeline) throw new Error('It follows another timeline');
        if (!(await reaches(runner, primary))) throw new Error('It is behind');
        return standing.timeline;
      });
      if (pool === this.pool) this.takeIn(timeline);
    } catch (error) {
      this.leaveOut(pool, error);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.end();
  }

  private async attempt<Row extends object>(
    asked: Statement,
    values: unknown[] | undefined,
    position: WalPosition | null,
  ): Promise<Row[] | null> {
    const { pool } = this;
    // Places in two histories cannot be compared: after a failover it waits for the next look.
    if (!pool || !position || position.timeline !== this.timeline) return null;
    try {
      return await onConnection(pool, async (client) => {
        const runner = new QueryableRunner(client);
        if (!(await reaches(runner, position))) throw new Error('It is behind');
        return runner.query<Row>(asked, values);
      });
    } catch (error) {
      this.leaveOut(pool, error);
      return null;
    }
  }

  private takeIn(timeline: number): void {
    if (this.timeline === timeline) return;
    this.timeline = timeline;
    this.metrics.replicaInUse.set(1);
    this.logger.info('The read replica is in use');
  }

  /** @param failed the pool it failed on; a younger one says nothing yet */
  private leaveOut(failed: pg.Pool, err: unknown): void {
    if (failed !== this.pool) return;
    if (this.timeline !== undefined) {
      this.logger.warn({ err }, 'The read replica is left out: the primary answers all reads');
    }
    this.timeline = undefined;
    this.metrics.replicaInUse.set(0);
    // Its connections may hang, and would one by one keep the next looks waiting.
    this.pool = this.connect();
    void failed.end();
  }

  private connect(): pg.Pool {
    const { DATABASE_REPLICA_URL: connectionString, DATABASE_POOL_SIZE: max } = this.env;
    const pool = new pg.Pool({ connectionString, max, ...REPLICA_POOL });
    // An idle connection that breaks is replaced on next use; without a listener it would end the process.
    pool.on('error', () => undefined);
    return pool;
  }
}

/** Waits, but not long, until a replica has replayed all up to a position. */
async function reaches(runner: QueryableRunner, { lsn }: WalPosition): Promise<boolean> {
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    const [row] = await runner.query<{ reached: boolean | null }>(REACHED, [lsn]);
    if (row?.reached) return true;
    if (performance.now() >= deadline) return false;
    await sleep(PAUSE);
  }
}
