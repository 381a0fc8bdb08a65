import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import type { Identity } from '../sessions/identity.js';
import { SettingsRepository } from '../settings/settings.repository.js';

const SETTING = 'maintenance';
/** Milliseconds after which, at the latest, a replica asks again. */
const REFRESH = 1_000;

/** Whether members are kept out, and why. */
export interface MaintenanceState {
  readonly on: boolean;
  /** What members are told; empty while it is off. */
  readonly message: string;
  /** When it was last turned on or off, ISO 8601; null when it never was. */
  readonly since: string | null;
  /** Id of the administrator who did that. */
  readonly by: string | null;
}

const NEVER: MaintenanceState = { on: false, message: '', since: null, by: null };

/**
 * Announced maintenance. The state is in the database; each replica knows it as of a second ago, so that no request
 * pays for asking. While the database is away the last known state holds: nothing but an administrator turns it on.
 */
@Injectable()
export class MaintenanceService implements OnModuleInit, OnApplicationShutdown {
  private known = NEVER;
  private refreshing = false;
  /** How often it was set here, so that an answer from before is not taken for the latest. */
  private changes = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly settings: SettingsRepository,
    private readonly audit: AuditService,
  ) {}

  /** Before the first request is served. */
  async onModuleInit(): Promise<void> {
    await this.refresh();
    this.timer = setInterval(() => void this.refresh(), REFRESH);
  }

  /** Last of all: while the process drains it goes on asking. */
  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** As of a second ago at most, while the database answers. */
  get state(): MaintenanceState {
    return this.known;
  }

  /** Straight from the database. */
  async current(): Promise<MaintenanceState> {
    return (await this.settings.read<MaintenanceState>(SETTING)) ?? NEVER;
  }

  /** Turns it on or off for every replica, and for this one at once. */
  async set(caller: Identity, on: boolean, message: string): Promise<MaintenanceState> {
    const state = await this.settings.transaction(async (tx) => {
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

  /** One at a time: while the database is slow they must not queue up for its connections. */
  private async refresh(): Promise<void> {
    if (this.refreshing) return;
    this.refreshing = true;
    try {
      const { changes } = this;
      const state = await this.current();
      if (changes === this.changes) this.known = state;
    } catch {
      // The last known state holds. That the database is away is told by /health/ready and by every request.
    } finally {
      this.refreshing = false;
    }
  }
}
