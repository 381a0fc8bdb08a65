import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import type { Identity } from '../../common/identity.js';
import { SettingsRepository } from '../settings/settings.repository.js';
import { Sql } from '../sql/sql.js';

const SETTING = 'maintenance';
/** Time between two reads of the state in each process. */
const REFRESH_INTERVAL_MS = 1_000;

/** Whether members are kept out, and why. */
export interface MaintenanceState {
  readonly on: boolean;
  /** Message for members; empty while maintenance is off. */
  readonly message: string;
  /** When it was last turned on or off, ISO 8601; null when it never was. */
  readonly since: string | null;
  /** Id of the administrator who turned it on or off. */
  readonly by: string | null;
}

const NEVER: MaintenanceState = { on: false, message: '', since: null, by: null };

/**
 * Announced maintenance. The state is in the database; each process has a copy that is at most a second old, so that no
 * request has to read it. While the database is down the last known state applies: only an administrator can change it.
 */
@Injectable()
export class MaintenanceService implements OnModuleInit, OnApplicationShutdown {
  private known = NEVER;
  private refreshing = false;
  /**
   * How often it was set in this process, so that an older answer of the database does not overwrite it (a race
   * condition).
   */
  private changes = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly sql: Sql,
    private readonly settings: SettingsRepository,
    private readonly audit: AuditService,
  ) {}

  /** Reads the state before the first request is served. */
  async onModuleInit(): Promise<void> {
    await this.refresh();
    this.timer = setInterval(() => void this.refresh(), REFRESH_INTERVAL_MS);
  }

  /** Stops last: while the process drains, it keeps reading the state. */
  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** At most a second old while the database answers. */
  get state(): MaintenanceState {
    return this.known;
  }

  /** The state directly from the database. */
  async current(): Promise<MaintenanceState> {
    return (await this.settings.read<MaintenanceState>(SETTING)) ?? NEVER;
  }

  /** Turns it on or off for every process, and for this one immediately. */
  async set(caller: Identity, on: boolean, message: string): Promise<MaintenanceState> {
    const state = await this.sql.transaction(async (tx) => {
      await this.settings.lock(SETTING, tx);
      const before = (await this.settings.read<MaintenanceState>(SETTING, tx)) ?? NEVER;
      if (before.on === on && before.message === message) return before;
      const since = before.on === on ? before.since : new Date().toISOString();
      const next: MaintenanceState = { on, message, since, by: caller.accountId };
      await this.settings.write(SETTING, next, tx);
      const action = on ? 'maintenance_started' : 'maintenance_ended';
      await this.audit.record({ action, actor: caller, details: on ? { message } : {} }, tx);
      return next;
    });
    this.changes += 1;
    this.known = state;
    return state;
  }

  /** One at a time: while the database is slow, reads must not queue up for its connections. */
  private async refresh(): Promise<void> {
    if (this.refreshing) return;
    this.refreshing = true;
    try {
      const { changes } = this;
      const state = await this.current();
      if (changes === this.changes) this.known = state;
    } catch {
      // The last known state applies. /health/ready and every request already report that the database is down.
    } finally {
      this.refreshing = false;
    }
  }
}
