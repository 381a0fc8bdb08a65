import { Injectable } from '@nestjs/common';
import type { SessionLimits } from '../../config/session-limits.js';
import { ReportingSql } from '../sql/own-pools.js';
import { statement } from '../sql/statement.js';
import type { AccountKind } from './identity.js';

const COUNT_LIVE = statement(
  'session_count_live',
  `SELECT count(*) FILTER (WHERE kind = 'member' AND last_seen_at > now() - make_interval(secs => $1))::int AS member,
          count(*) FILTER (WHERE kind = 'administrator' AND last_seen_at > now() - make_interval(secs => $2))::int
            AS administrator
     FROM session WHERE expires_at > now()`,
);

/** Figures for operators, on a pool that no member waits for. */
@Injectable()
export class SessionCountsRepository {
  constructor(private readonly reporting: ReportingSql) {}

  /** Number of active sessions by kind of account. Reads every session. */
  async live(limits: Record<AccountKind, SessionLimits>): Promise<Record<AccountKind, number>> {
    const [row] = await this.reporting.query(COUNT_LIVE, [
      limits.member.maxIdleSeconds,
      limits.administrator.maxIdleSeconds,
    ]);
    return row ?? { member: 0, administrator: 0 };
  }
}
