import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isModerator, type Identity } from '../../../common/identity.js';
import { waitsFor } from '../../../common/waiting-cases.js';
import { ReportingSql } from '../../../platform/sql/own-pools.js';
import { statement } from '../../../platform/sql/statement.js';

const MIGRATIONS = statement('admin_migrations', `SELECT name FROM migration`);
const USER_NAME = statement(
  'admin_user_name',
  `SELECT user_name AS "userName" FROM administrator WHERE id = $1`,
);
const ATTENTION = statement(
  'admin_attention',
  `SELECT (SELECT count(*)::int FROM member
            WHERE deleted_at IS NULL AND suspended_at >= date_trunc('day', now(), 'Asia/Kolkata')) AS "suspendedToday",
          (SELECT count(*)::int FROM member WHERE deleted_at IS NULL AND suspended_at IS NOT NULL) AS suspended,
          (SELECT count(*)::int FROM audit_event
            WHERE action = 'sign_in_failed' AND at >= now() - interval '1 day') AS "failedSignIns",
          (SELECT count(*)::int FROM audit_event
            WHERE action = 'sign_in_refused' AND at >= now() - interval '1 day') AS "refusedSignIns",
          (SELECT count(*)::int FROM grievance WHERE state = 'open') AS "waitingGrievances",
          (SELECT count(*)::int FROM grievance WHERE state = 'open' AND due_at < now()) AS "lateGrievances",
          c.waiting AS "waitingCases", c.late AS "lateCases", c.internships AS "waitingInternships", c.oldest AS "oldestInternship"
     FROM (SELECT count(*)::int AS waiting, (count(*) FILTER (WHERE due_at < now()))::int AS late,
                  (count(*) FILTER (WHERE source = 'internship'))::int AS internships,
                  min(opened_at) FILTER (WHERE source = 'internship') AS oldest
             FROM review_case WHERE ${waitsFor('$1')}) c`,
);

const DELIVERY_QUEUES = statement(
  'admin_delivery_queues',
  `SELECT m.waiting, m.retried, m.oldest AS "oldestAt", d.devices, d.failing AS "failingDevices", p.waiting AS "pushesWaiting"
     FROM (SELECT count(*)::int AS waiting, count(*) FILTER (WHERE tries > 0)::int AS retried, min(created_at) AS oldest FROM mail_outbox) m,
          (SELECT count(*)::int AS devices, count(failed_at)::int AS failing FROM push_subscription) d,
          (SELECT count(*)::int AS waiting FROM push_outbox WHERE waiting) p`,
);
const DELIVERY_COUNTS = statement(
  'admin_delivery_counts',
  `SELECT channel, outcome, sum(count)::int AS count FROM delivery_count
    WHERE day > (now() AT TIME ZONE 'Asia/Kolkata')::date - 7 GROUP BY channel, outcome`,
  { notNull: ['count'] },
);

/** What waits to be delivered. */
export interface DeliveryQueues {
  /** Mails, of them those that failed before, and when the oldest was requested. */
  readonly waiting: number;
  readonly retried: number;
  readonly oldestAt: Date | null;
  readonly devices: number;
  readonly failingDevices: number;
  readonly pushesWaiting: number;
}

export interface AttentionRow {
  readonly suspendedToday: number;
  readonly suspended: number;
  readonly failedSignIns: number;
  readonly refusedSignIns: number;
  readonly waitingGrievances: number;
  readonly lateGrievances: number;
  readonly waitingCases: number;
  readonly lateCases: number;
  readonly waitingInternships: number;
  readonly oldestInternship: Date | null;
}

@Injectable()
export class AdminSettingsRepository {
  constructor(
    private readonly sql: ReportingSql,
    private readonly dataSource: DataSource,
  ) {}

  /** Every migration this version knows, in the order they run. */
  async migrations(): Promise<{ name: string; applied: boolean }[]> {
    const rows = await this.sql.query(MIGRATIONS);
    const applied = new Set(rows.map(({ name }) => name));
    return this.dataSource.migrations.map((migration) => {
      const name = migration.name ?? migration.constructor.name;
      return { name, applied: applied.has(name) };
    });
  }

  /** Null if the administrator no longer exists. */
  async userName(administratorId: string): Promise<string | null> {
    const [row] = await this.sql.query(USER_NAME, [administratorId]);
    return row?.userName ?? null;
  }

  async deliveryQueues(): Promise<DeliveryQueues> {
    const [row] = await this.sql.query(DELIVERY_QUEUES);
    if (!row) throw new Error('The queues answered no row');
    return row;
  }

  /**
   * How mails and pushes ended today and on the six days before.
   * @returns the number of each `mail` and `push` outcome that occurred, as `mail handed_over`
   */
  async deliveryCounts(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.sql.query(DELIVERY_COUNTS);
    return new Map(rows.map(({ channel, outcome, count }) => [`${channel} ${outcome}`, count]));
  }

  /** Cases are those that wait for the caller. */
  async attention(caller: Identity): Promise<AttentionRow> {
    const [row] = await this.sql.query(ATTENTION, [isModerator(caller)]);
    if (!row) throw new Error('The figures answered no row');
    return row;
  }
}
