import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { withTimeout } from '../../common/with-timeout.js';
import { Env } from '../../config/env.js';
import { JobsService } from '../jobs/jobs.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { Metrics } from './metrics.js';

/** A scrape must not wait for a database or a disk that does not answer. */
const READ_TIMEOUT_MS = 1_000;
/** Time between two counts of the sessions, which reads all of their rows. */
const SESSIONS_INTERVAL_MS = 60_000;

/**
 * Gauges about the installation, which every process reads the same way: lateness of periodic jobs, live sessions, and the disk
 * of DATA_DIR. A value that cannot be read is left out.
 */
@Injectable()
export class InstallationGauges {
  /** The start of measuring, in milliseconds since 1970: a job that never succeeded is due since then. */
  private startedAt = 0;
  private sessions: { readonly countedAt: number; readonly live: Record<string, number> } | undefined;

  constructor(
    private readonly metrics: Metrics,
    private readonly env: Env,
    private readonly jobs: JobsService,
    private readonly sessionsService: SessionsService,
  ) {}

  /** Only called if metrics are enabled. */
  start(): void {
    this.startedAt = Date.now();
    this.watch(
      'campus_job_overdue_seconds',
      'Seconds since the periodic job should have succeeded again; 0 while it is in time',
      'job',
      () => this.overdueJobs(),
    );
    this.watch(
      'campus_sessions',
      'Sessions that are signed in, counted once a minute; `kind` is `member` or `administrator`',
      'kind',
      () => this.liveSessions(),
    );
    this.watch(
      'campus_data_dir_bytes',
      'The disk of DATA_DIR; `space` is `free` or `total`',
      'space',
      async () => {
        const { bavail, blocks, bsize } = await statfs(this.env.DATA_DIR);
        return { free: bavail * bsize, total: blocks * bsize };
      },
    );
  }

  private async overdueJobs(): Promise<Record<string, number>> {
    const jobs = await this.jobs.status();
    const now = Date.now();
    return Object.fromEntries(
      jobs.map(({ name, every, succeededAt }) => {
        const since = succeededAt?.getTime() ?? this.startedAt;
        return [name, Math.max(0, (now - since) / 1000 - every)];
      }),
    );
  }

  private async liveSessions(): Promise<Record<string, number>> {
    const now = Date.now();
    if (!this.sessions || now - this.sessions.countedAt >= SESSIONS_INTERVAL_MS) {
      this.sessions = { countedAt: now, live: await this.sessionsService.countLive() };
    }
    return this.sessions.live;
  }

  /** @param read the value of each series, by the value of its label */
  private watch(name: string, help: string, label: string, read: () => Promise<Record<string, number>>) {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.metrics.registry],
      async collect() {
        const values = await withTimeout(READ_TIMEOUT_MS, read()).catch(() => ({}));
        this.reset();
        for (const [value, number] of Object.entries(values)) this.set({ [label]: value }, number);
      },
    });
  }
}
