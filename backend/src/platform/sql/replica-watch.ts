import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { PRIMARY_POSITION, Replica } from './replica.js';
import { WatchSql } from './own-pools.js';
import { statement } from './statement.js';

/** Time between two checks, and so the maximum delay until a recovered replica is used again. */
const CHECK_INTERVAL_MS = 1_000;

const PRIMARY = statement(
  'replica_primary',
  `SELECT system_identifier::text AS installation, at.* FROM pg_control_system(), (${PRIMARY_POSITION}) at`,
  { notNull: ['installation', 'lsn', 'timeline'] },
);

/** Compares the replica with the primary every second. */
@Injectable()
export class ReplicaWatch implements OnModuleInit, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private checking = false;

  constructor(
    private readonly sql: WatchSql,
    private readonly replica: Replica,
  ) {}

  onModuleInit(): void {
    if (!this.replica.isConfigured) return;
    void this.check();
    this.timer = setInterval(() => void this.check(), CHECK_INTERVAL_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** One at a time: checking a replica that hangs takes longer than the interval. */
  private async check(): Promise<void> {
    if (this.checking) return;
    this.checking = true;
    try {
      const [primary] = await this.sql.query(PRIMARY);
      if (primary) await this.replica.check(primary);
    } catch {
      // The primary is down, and without it no request reaches a replica.
    } finally {
      this.checking = false;
    }
  }
}
