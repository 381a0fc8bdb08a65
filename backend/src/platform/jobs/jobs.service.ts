import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { AppLogger } from '../logging/app-logger.js';
import { redact } from '../../common/redact.js';
import { Metrics } from '../metrics/metrics.js';
import type { Job, JobStatus } from './job.js';
import { JobLock } from './job-lock.js';
import { JobsRepository } from './jobs.repository.js';

/** Milliseconds between two looks at what is due. */
const TICK = 10_000;

/**
 * Runs periodic work once over all replicas: whoever takes a job's lock does it, and its row in `job_run`
 * says when it is due again. A run that was killed is done again at the next look.
 */
@Injectable()
export class JobsService implements BeforeApplicationShutdown {
  private readonly jobs = new Map<string, Job>();
  private readonly stopping = new AbortController();
  private working: Promise<void> | undefined;

  constructor(
    private readonly repository: JobsRepository,
    private readonly lock: JobLock,
    private readonly logger: AppLogger,
    private readonly metrics: Metrics,
  ) {}

  /** Makes a job of `job-list.ts` known; call it while the application starts. */
  add(job: Job): void {
    if (this.jobs.has(job.name)) throw new Error(`Two jobs are called ${job.name}`);
    this.jobs.set(job.name, job);
  }

  /** How every job stands, whichever replica ran it last. */
  status(): Promise<JobStatus[]> {
    return this.repository.status([...this.jobs.values()]);
  }

  /** Does what is due, one job after the other: background work must not crowd out requests. */
  @Interval(TICK)
  async tick(): Promise<void> {
    if (this.working || this.stopping.signal.aborted) return;
    this.working = this.runDue().catch((error: unknown) => {
      this.logger.error({ err: error }, 'Periodic work cannot be looked up; it is tried again');
    });
    await this.working;
    this.working = undefined;
  }

  /** Before the database is closed: no more begins, and what runs comes to an end. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.working;
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
    // Without an end it counts as killed, and whoever looks next does the rest.
    if (signal.aborted) return;
    if (error !== null) {
      this.logger.error({ err: error, job: job.name }, 'Periodic work failed');
      this.metrics.jobFailures.inc({ job: job.name });
    }
    await this.repository.end(job, error === null ? null : messageOf(error));
  }
}

function messageOf(error: unknown): string {
  return redact(error instanceof Error ? error.message : String(error));
}
