import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import { MailOutboxRepository } from '../mail/mail-outbox.repository.js';
import { MediaOutboxRepository } from '../media/media-outbox.repository.js';
import { MediaService } from '../media/media.service.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { LAST_BACKUP, type LastBackup } from '../settings/last-backup.js';
import { SettingsRepository } from '../settings/settings.repository.js';
import { Replica } from '../sql/replica.js';
import { Sql } from '../sql/sql.js';
import { ExportSql, ReportingSql, VisitorSql, WatchSql } from '../sql/own-pools.js';
import { Metrics } from './metrics.js';
import { collectWithTimeout } from './collect-with-timeout.js';

/** Gauges that are read on each scrape: pools, queues, and the process itself. */
@Injectable()
export class ProcessGauges {
  private connections: Gauge<'pool' | 'state'> | undefined;

  constructor(
    private readonly metrics: Metrics,
    private readonly sql: Sql,
    private readonly reporting: ReportingSql,
    private readonly exports: ExportSql,
    private readonly visitors: VisitorSql,
    private readonly probes: WatchSql,
    private readonly replica: Replica,
    private readonly hasher: PasswordHasher,
    private readonly media: MediaService,
    private readonly outbox: MediaOutboxRepository,
    private readonly mails: MailOutboxRepository,
    private readonly settings: SettingsRepository,
  ) {}

  /** Starts measuring; only called if metrics are enabled, because measuring the event loop has a small cost. */
  start(): void {
    collectDefaultMetrics({ register: this.metrics.registry });
    this.watchPools();
    this.watch(
      'campus_password_hashes_waiting',
      'Password hashes waiting for a CPU core',
      () => this.hasher.waiting,
    );
    this.watch(
      'campus_pictures_waiting',
      'Uploaded pictures waiting to be decoded: for a core, or for memory',
      () => this.media.picturesWaiting,
    );
    this.watch(
      'campus_mail_outbox_mails',
      'Mails waiting to be handed over; above 0 for long: the mail server is away',
      () => this.mails.length(),
    );
    this.watch(
      'campus_media_outbox_files',
      'Pictures whose files have yet to be removed or moved; growing for hours: the store rejects requests',
      () => this.outbox.length(),
    );
    this.watch(
      'campus_media_outbox_set_aside',
      'Of these, pictures that the store refused three times in a row: retried every quarter of an hour, without blocking others',
      () => this.outbox.setAside(),
    );
    this.watch(
      'campus_last_backup_timestamp_seconds',
      'When the last backup was finished, in seconds since 1970; 0: never',
      async () => {
        const last = await this.settings.read<LastBackup>(LAST_BACKUP);
        return last ? Date.parse(last.finishedAt) / 1000 : 0;
      },
    );
  }

  private watchPools(): void {
    this.connections = new Gauge({
      name: 'campus_database_connections',
      help:
        'Database connections by pool as the scrape begins; `state` is `busy`, `idle` or `waiting` (requests). ' +
        '`waiting` above 0 for long: the pool is too small, or the database too slow',
      labelNames: ['pool', 'state'],
      registers: [this.metrics.registry],
    });
  }

  /** To be called as a scrape begins: its own queries, which other gauges queue, would count as waiting requests. */
  readPools(): void {
    const pools = {
      request: this.sql,
      reporting: this.reporting,
      export: this.exports,
      visitor: this.visitors,
      watch: this.probes,
      replica: this.replica,
    };
    for (const [pool, { usage }] of Object.entries(pools)) {
      for (const [state, count] of Object.entries(usage ?? {})) this.connections?.set({ pool, state }, count);
    }
  }

  private watch(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({ name, help, registers: [this.metrics.registry], collect: collectWithTimeout(read) });
  }
}
