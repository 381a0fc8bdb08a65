import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { Sql } from '../sql/sql.js';
import { statement } from '../sql/statement.js';
import type { Job, JobStatus } from './job.js';
import { JobRun } from './job-run.entity.js';

// A run without an end was killed or is still running: the job's lock tells which. Until it ends, the job counts as
// due.
const START = statement(
  'job_start',
  `INSERT INTO job_run AS r (name, started_at) VALUES ($1, now())
   ON CONFLICT (name) DO UPDATE SET started_at = now(), ended_at = NULL
     WHERE r.ended_at IS NULL OR r.started_at <= now() - make_interval(secs => $2::int)
   RETURNING name`,
);

/** Maximum characters of an error message that are stored. */
const MAX_ERROR_LENGTH = 500;

@Injectable()
export class JobsRepository {
  constructor(
    private readonly sql: Sql,
    @InjectRepository(JobRun) private readonly runs: Repository<JobRun>,
  ) {}

  /** Names of the jobs that are due, by the database's clock. */
  async due(jobs: readonly Job[]): Promise<string[]> {
    const ended = await this.runs
      .createQueryBuilder('run')
      .select('run.name', 'name')
      .addSelect('extract(epoch FROM now() - run.startedAt)::float8', 'secondsAgo')
      .where('run.endedAt IS NOT NULL')
      .getRawMany<{ name: string; secondsAgo: number }>();
    const startedAgo = new Map(ended.map(({ name, secondsAgo }) => [name, secondsAgo]));
    // Jobs that never ran, or whose last run has not ended, are due as well; see START.
    return jobs
      .filter(({ name, every }) => (startedAgo.get(name) ?? Infinity) >= every)
      .map(({ name }) => name);
  }

  /** Records the start of a run; false if another process was faster. */
  async start({ name, every }: Job): Promise<boolean> {
    const started = await this.sql.query(START, [name, every]);
    return started.length === 1;
  }

  /** @param error the error message; null on success */
  async end({ name }: Job, error: string | null): Promise<void> {
    await this.runs.update(
      { name },
      {
        endedAt: () => 'now()',
        error: error?.slice(0, MAX_ERROR_LENGTH) ?? null,
        ...(error === null && { succeededAt: () => 'now()' }),
      },
    );
  }

  async status(jobs: readonly Job[]): Promise<JobStatus[]> {
    const runs = await this.runs.findBy({ name: In(jobs.map(({ name }) => name)) });
    const byName = new Map(runs.map((run) => [run.name, run]));
    return jobs.map(({ name, every }) => {
      const { startedAt = null, endedAt = null, succeededAt = null, error = null } = byName.get(name) ?? {};
      return { name, every, startedAt, endedAt, succeededAt, error };
    });
  }
}
