import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { ErrorReports } from '../error-reports/error-reports.js';
import { AppLogger } from '../logging/app-logger.js';
import { redact } from '../../common/redact.js';
import { Metrics } from '../metrics/metrics.js';
import type { Job, JobStatus } from './job.js';
import { JobLock } from './job-lock.js';
import { JobsRepository } from './jobs.repository.js';

/** Time between two checks for jobs that are due. */
const TICK_MS = 10_000;

/**
 * Runs periodic jobs, each in one process at a time: the process that gets a job's lock runs it, and its row in
 * `job_run` says when it is due again. A killed run is repeated at the next check.
 */
@Injectable()
export class JobsService implements BeforeApplicationShutdown {
  private readonly jobs = new Map<string, Job>();
  private readonly stopping = new AbortController();
  private working: Promise<void> | undefined;
  /** Milliseconds since 1970: a job that never succeeded is due since then. */
  private readonly startedAt = Date.now();

  constructor(
    private readonly repository: JobsRepository,
    private readonly lock: JobLock,
    private readonly logger: AppLogger,
    private readonly metrics: Metrics,
    private readonly reports: ErrorReports,
  ) {
    metrics.watchBy(
      'campus_job_overdue_seconds',
      'Seconds since the periodic job should have succeeded again; 0 while it is in time',
      'job',
      () => this.overdue(),
    );
  }

  /** Registers a job of `job-list.ts`; call it while the application starts. */
  add(job: Job): void {
    if (this.jobs.has(job.name)) throw new Error(`Two jobs are called ${job.name}`);
    this.jobs.set(job.name, job);
    // Prometheus sees no increase in a series that appears with its first failure.
    this.metrics.jobFailures.inc({ job: job.name }, 0);
  }

  /** The status of every job, whichever process ran it last. */
  status(): Promise<JobStatus[]> {
    return this.repository.status([...this.jobs.values()]);
  }

  /** Runs the jobs that are due, one after the other: background work must not slow down requests. */
  @Interval(TICK_MS)
  async tick(): Promise<void> {
    if (this.working || this.stopping.signal.aborted) return;
    this.working = this.runDue().catch((error: unknown) => {
      this.logger.error({ err: error }, 'Periodic work cannot be looked up; it is tried again');
    });
    await this.working;
    this.working = undefined;
  }

  /** Called before the database connection closes: starts no more jobs, and waits for the running one. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.working;
  }

  private async overdue(): Promise<Record<string, number>> {
    const now = Date.now();
    return Object.fromEntries(
      (await this.status()).map(({ name, every, succeededAt }) => {
        const since = succeededAt?.getTime() ?? this.startedAt;
        return [name, Math.max(0, (now - since) / 1000 - every)];
      }),
    );
  }

  private async runDue(): Promise<void> {
    for (const name of await this.repository.due([...this.jobs.values()])) {
      const job = this.jobs.get(name);
      if (!job || this.stopping.signal.aborted) return;
      await this.lock.holding(name, (lost) => this.run(job, AbortSignal.any([lost, this.stopping.signal])));
    }
  }

  private async run(job: Job, signal: AbortSignal): Promise<void> {
    if (!(await this.repository.start(job))) return;
    const error = await job.run(signal).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    // Without a recorded end the run counts as killed, and the next process to check does the rest.
    if (signal.aborted) return;
    if (error !== null) {
      this.logger.error({ err: error, job: job.name }, 'Periodic work failed');
      this.reports.report(error, { job: job.name });
      this.metrics.jobFailures.inc({ job: job.name });
    }
    await this.repository.end(job, error === null ? null : messageOf(error));
  }
}

function messageOf(error: unknown): string {
  return redact(error instanceof Error ? error.message : String(error));
}
