import { Injectable } from '@nestjs/common';
import { SESSION_LIMITS } from '../../config/session-limits.js';
import { ReportingSql } from '../sql/own-pools.js';
import { statement } from '../sql/statement.js';
import type { AccountKind } from '../../common/identity.js';

const COUNT_LIVE = statement(
  'session_count_live',
  `SELECT count(*) FILTER (WHERE kind = 'member' AND last_seen_at > now() - make_interval(secs => $1))::int AS member,
          count(*) FILTER (WHERE kind = 'administrator' AND last_seen_at > now() - make_interval(secs => $2))::int
            AS administrator
     FROM session WHERE expires_at > now()`,
);

/** Time between two counts: each reads every session. */
const COUNT_INTERVAL_MS = 60_000;

/** Figures for operators, on a pool that no member waits for. */
@Injectable()
export class SessionCountsRepository {
  private latest: { readonly countedAt: number; readonly live: Record<AccountKind, number> } | undefined;

  constructor(private readonly reporting: ReportingSql) {}

  /** Number of active sessions by kind of account, at most a minute old. */
  async live(): Promise<Record<AccountKind, number>> {
    const now = Date.now();
    if (!this.latest || now - this.latest.countedAt >= COUNT_INTERVAL_MS) {
      this.latest = { countedAt: now, live: await this.count() };
    }
    return this.latest.live;
  }

  private async count(): Promise<Record<AccountKind, number>> {
    const { member, administrator } = SESSION_LIMITS;
    const limits = [member.maxIdleSeconds, administrator.maxIdleSeconds];
    const [row] = await this.reporting.query(COUNT_LIVE, limits);
    return row ?? { member: 0, administrator: 0 };
  }
}
