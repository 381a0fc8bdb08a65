import { Injectable } from '@nestjs/common';
import { BatchQueue } from '../../common/batch-queue.js';
import type { WalPosition } from '../../common/request-context.js';
import { PRIMARY_POSITION } from '../sql/replica.js';
import { Sql } from '../sql/sql.js';
import { statement } from '../sql/statement.js';
import type { AccountKind, AccountLimit, ConsoleRole } from '../../common/identity.js';

const FIND = `
  SELECT asked.place::int AS place, extract(epoch FROM now() - s.last_seen_at)::int AS "idleSeconds",
         EXISTS (SELECT FROM member_relation r WHERE r.member_id = s.member_id)
           OR EXISTS (SELECT FROM member_relation r WHERE r.other_id = s.member_id AND r.kind = 'block') AS conceals,
         CASE WHEN m.limited_until > now() THEN m.limited_until END AS "limitedUntil", m.limited_rule AS "limitedRule",
         m.consent_due_at <= now() AND m.age_band = 'minor' AND NOT EXISTS (
           SELECT FROM guardian_consent g WHERE g.member_id = m.id AND g.state = 'agreed') AS "lacksConsent",
         (SELECT a.role FROM administrator a WHERE a.id = s.administrator_id) AS role
    FROM unnest($1::uuid[], $2::text[], $3::bigint[], $4::int[]) WITH ORDINALITY
           AS asked (id, kind, account_id, idle, place)
    JOIN session s ON s.id = asked.id AND s.kind = asked.kind AND s.account_id = asked.account_id
    LEFT JOIN member m ON m.id = s.member_id AND (m.limited_until > now() OR m.consent_due_at <= now())
   WHERE s.expires_at > now() AND s.last_seen_at > now() - make_interval(secs => asked.idle)`;
const FIND_LIVE = statement('session_find', FIND);
// With a replica it also returns the position that the replica must have replayed to answer these requests.
const FIND_LIVE_AT = statement('session_find_at', `SELECT * FROM (${FIND}) found, (${PRIMARY_POSITION}) at`, {
  notNull: ['lsn', 'timeline'],
});

/** The claims of a token, and how long its session may have been idle. */
export interface ClaimedSession {
  readonly id: string;
  readonly kind: AccountKind;
  readonly accountId: string;
  readonly maxIdleSeconds: number;
}

/** An active session. */
export interface LiveSession {
  /** Seconds since it was last seen. */
  readonly idleSeconds: number;
  /** See `Identity.conceals`. */
  readonly conceals: boolean;
  /** See `Identity.limit`. */
  readonly limit: AccountLimit | null;
  /** Whether the member is a minor whose guardian had to agree by now, and did not. */
  readonly lacksConsent: boolean;
  /** See `Identity.role`. */
  readonly role: ConsoleRole | null;
  /** The primary's log position at that moment; null without a replica. */
  readonly readAt: WalPosition | null;
}

/** `place` counts the claims from 1. */
type Row = {
  readonly place: number;
  readonly idleSeconds: number;
  readonly conceals: boolean;
  readonly limitedUntil: Date | null;
  readonly limitedRule: number | null;
  readonly lacksConsent: boolean | null;
  readonly role: string | null;
} & Partial<WalPosition>;

/** Looks up sessions: one statement for all requests that arrive in one turn, or while the lookup before is under way (batching). */
@Injectable()
export class LiveSessions {
  private readonly lookups = new BatchQueue<ClaimedSession, LiveSession | null>({
    maxSize: 200,
    // A lookup usually takes about one millisecond. One that hangs must not hold everybody up.
    maxWaitMs: 20,
    run: (_, claims) => this.findAll(claims),
  });

  constructor(private readonly sql: Sql) {}

  /** The session, or null if it is not active or belongs to another account. */
  find(claimed: ClaimedSession): Promise<LiveSession | null> {
    return this.lookups.add('', claimed);
  }

  private async findAll(claims: readonly ClaimedSession[]): Promise<(LiveSession | null)[]> {
    const rows = await this.sql.query(this.sql.hasReplica ? FIND_LIVE_AT : FIND_LIVE, [
      claims.map(({ id }) => id),
      claims.map(({ kind }) => kind),
      claims.map(({ accountId }) => accountId),
      claims.map(({ maxIdleSeconds }) => maxIdleSeconds),
    ]);
    const found = new Map(rows.map((row) => [row.place, row]));
    return claims.map((_, index) => toLive(found.get(index + 1)));
  }
}

function toLive(row: Row | undefined): LiveSession | null {
  if (!row) return null;
  const { idleSeconds, conceals, role, limitedUntil, limitedRule, lacksConsent, lsn, timeline } = row;
  return {
    idleSeconds,
    conceals,
    limit: limitedUntil === null ? null : { until: limitedUntil, rule: limitedRule },
    lacksConsent: lacksConsent === true,
    // A check constraint allows no other.
    role: role as ConsoleRole | null,
    readAt: lsn === undefined || timeline === undefined ? null : { lsn, timeline },
  };
}
