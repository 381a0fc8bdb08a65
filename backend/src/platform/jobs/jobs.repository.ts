import { Injectable } from '@nestjs/common';
import { Sql } from '../sql/sql.js';
import { statement } from '../sql/statement.js';
import type { Job, JobStatus } from './job.js';

/** A run without an end was killed or is still running: the lock tells which. Until then it counts as due. */
const IS_DUE = `r.ended_at IS NULL OR r.started_at <= now() - make_interval(secs => `;

const DUE = statement(
  'job_due',
  `SELECT j.name FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS j (name, every, place)
     LEFT JOIN job_run r ON r.name = j.name
    WHERE ${IS_DUE} j.every) ORDER BY j.place`,
);
const START = statement(
  'job_start',
  `INSERT INTO job_run AS r (name, started_at) VALUES ($1, now())
   ON CONFLICT (name) DO UPDATE SET started_at = now(), ended_at = NULL WHERE ${IS_DUE} $2::int)
   RETURNING name`,
);
const END = statement(
  'job_end',
  `UPDATE job_run
      SET ended_at = now(), error = $2::text, succeeded_at = CASE WHEN $2::text IS NULL THEN now() ELSE succeeded_at END
    WHERE name = $1`,
);
const STATUS = statement(
  'job_status',
  `SELECT j.name, j.every, r.started_at AS "startedAt", r.ended_at AS "endedAt", r.succeeded_at AS "succeededAt", r.error
     FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS j (name, every, place)
     LEFT JOIN job_run r ON r.name = j.name ORDER BY j.place`,
);

/** Maximum characters of an error message that are stored. */
const LONGEST_ERROR = 500;

@Injectable()
export class JobsRepository {
  constructor(private readonly sql: Sql) {}

  /** Names of the jobs that are due, by the database's clock. */
  async due(jobs: readonly Job[]): Promise<string[]> {
    const rows = await this.sql.query<{ name: string }>(DUE, valuesOf(jobs));
    return rows.map(({ name }) => name);
  }

  /** Records the start of a run; false if another process was faster. */
  async start({ name, every }: Job): Promise<boolean> {
    const started = await this.sql.query(START, [name, every]);
    return started.length === 1;
  }

  /** @param error the error message; null on success */
  async end({ name }: Job, error: string | null): Promise<void> {
    await this.sql.query(END, [name, error?.slice(0, LONGEST_ERROR) ?? null]);
  }

  status(jobs: readonly Job[]): Promise<JobStatus[]> {
    return this.sql.query<JobStatus>(STATUS, valuesOf(jobs));
  }
}

function valuesOf(jobs: readonly Job[]): unknown[] {
  return [jobs.map(({ name }) => name), jobs.map(({ every }) => every)];
}
