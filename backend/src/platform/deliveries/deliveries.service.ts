import { Injectable } from '@nestjs/common';
import { AppLogger } from '../logging/app-logger.js';
import { Metrics, type MailOutcome, type PushOutcome } from '../metrics/metrics.js';
import { Sql } from '../sql/sql.js';
import { statement } from '../sql/statement.js';

const COUNT = statement(
  'delivery_count',
  `INSERT INTO delivery_count AS c (day, channel, outcome, count) VALUES ((now() AT TIME ZONE 'Asia/Kolkata')::date, $1, $2, 1)
   ON CONFLICT (day, channel, outcome) DO UPDATE SET count = c.count + 1`,
);

/**
 * Counts how mails and pushes end: in the metrics of this process, and by day for the console, which asks one of several processes
 * and after restarts. Attempts that are repeated, and what was needless, are only in the metrics.
 */
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly sql: Sql,
    private readonly metrics: Metrics,
    private readonly logger: AppLogger,
  ) {}

  async mailEnded(outcome: MailOutcome): Promise<void> {
    this.metrics.mails.inc({ outcome });
    await this.count('mail', outcome);
  }

  async pushEnded(outcome: PushOutcome): Promise<void> {
    this.metrics.pushes.inc({ outcome });
    await this.count('push', outcome);
  }

  /** Counts, and never throws: a figure must not cause a second mail. */
  private async count(channel: 'mail' | 'push', outcome: MailOutcome | PushOutcome): Promise<void> {
    if (outcome === 'needless' || outcome === 'postponed') return;
    try {
      await this.sql.query(COUNT, [channel, outcome]);
    } catch (err) {
      this.logger.warn({ err }, 'The end of a delivery could not be counted');
    }
  }
}
