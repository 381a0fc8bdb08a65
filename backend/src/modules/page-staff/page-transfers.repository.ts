import { Injectable } from '@nestjs/common';
import { lockAccountLife } from '../../platform/sql/account-life-lock.js';
import { IS_SUSPENDED } from '../../platform/sessions/sessions.repository.js';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';
import { MEMBER_CARD_COLUMNS, type MemberCardRow } from '../profile/profile.mapper.js';

/** Days in which an offer can be accepted. */
export const OFFER_DAYS = 7;

/** The offer of a page ($1) that waits; no row if there is none. */
const WAITING = statement(
  'page_transfer_waiting',
  `SELECT t.expires_at AS "expiresAt", ${MEMBER_CARD_COLUMNS}
     FROM page_transfer t JOIN member m ON m.id = t.to_id WHERE t.page_id = $1 AND t.expires_at > now()`,
);
/**
 * Replaces an offer that ended. No row unless the member ($2) follows the page ($1). A block that ends the follow at this moment is waited
 * for.
 */
const OFFER = statement(
  'page_transfer_offer',
  `INSERT INTO page_transfer (page_id, to_id, expires_at)
   SELECT page_id, member_id, now() + interval '${OFFER_DAYS} days' FROM follow WHERE page_id = $1 AND member_id = $2 AND NOT hidden
      FOR KEY SHARE
   ON CONFLICT (page_id) DO UPDATE SET to_id = excluded.to_id, expires_at = excluded.expires_at
   RETURNING to_id AS "toId"`,
);
const END = statement('page_transfer_end', 'DELETE FROM page_transfer WHERE page_id = $1');
/** Some offers that nobody answered in time. */
const EXPIRE = statement(
  'page_transfer_expire',
  `WITH ended AS MATERIALIZED (
     SELECT page_id FROM page_transfer WHERE expires_at <= now() ORDER BY expires_at LIMIT 200 FOR UPDATE SKIP LOCKED
   ), gone AS (
     DELETE FROM page_transfer WHERE page_id IN (SELECT page_id FROM ended)
   )
   SELECT count(*)::int AS count FROM ended`,
);
/** One notice for a member, a page, and what it tells ($3). It says how things are when it is read. */
const TELL = statement(
  'page_transfer_tell',
  `INSERT INTO notification (member_id, kind, page_id, notice, since) VALUES ($2, 'notice', $1, $3, now())
   ON CONFLICT ON CONSTRAINT notification_subject_key
   DO UPDATE SET since = now(), at = clock_timestamp(), read_at = NULL`,
);
/** That a page was handed over is no news for its new owner, who may have had it before. */
const UNTELL = statement(
  'page_transfer_untell',
  `DELETE FROM notification WHERE page_id = $1 AND member_id = $2 AND kind = 'notice' AND notice = 'handover'`,
);
/** Alone, but for foreign keys: what shares it decides by what this changes (docs/build/lock-order.md). */
const LOCK_PARTY = statement(
  'page_transfer_lock_party',
  `SELECT id, content_withheld OR (${IS_SUSPENDED}) AS "isSuspended", email, email_confirmed_at IS NOT NULL AS "isConfirmed"
     FROM member WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
  { notNull: ['isSuspended'] },
);
/** Alone: whoever posts an opening of it shares it, and reads whose it is. */
const LOCK_PAGE = statement(
  'page_transfer_lock_page',
  'SELECT id FROM page WHERE id = $1 AND NOT hidden FOR UPDATE',
);
const OWNER = statement(
  'page_transfer_owner',
  'SELECT creator_id AS "ownerId" FROM page WHERE id = $1 AND NOT hidden',
);
/** The page that a mail to $1, queued at $2, is about: the last that they took over until then, or (`handed over` for $3) handed over. */
const OF_MAIL = statement(
  'page_transfer_of_mail',
  `SELECT g.id, g.title FROM page_act a JOIN page g ON g.id = a.page_id
    WHERE a.act = 'transferred' AND CASE WHEN $3::text = 'handed over' THEN a.member_id ELSE a.actor_id END = $1::bigint
      AND (a.member_id = $1::bigint OR a.actor_id = $1::bigint) AND date_trunc('milliseconds', a.at) <= $2
    ORDER BY a.id DESC LIMIT 1`,
);
const TRANSFER = statement(
  'page_transfer',
  'SELECT transfer_page($1::bigint, $2::bigint, $3::bigint)::text AS done',
);

/** An offer that waits: whom the owner asks, until when. */
export interface PageTransferRow extends MemberCardRow {
  readonly expiresAt: Date;
}

/** An old or new owner, locked. */
export interface TransferParty {
  readonly id: string;
  readonly isSuspended: boolean;
  readonly email: string;
  /** Whether the address is confirmed; an unconfirmed one may be a stranger's. */
  readonly isConfirmed: boolean;
}

/** Offers of pages, and handing them over. */
@Injectable()
export class PageTransfersRepository {
  constructor(private readonly sql: Sql) {}

  /** The offer of a page that waits for an answer. */
  async waiting(pageId: string, runner: SqlRunner = this.sql): Promise<PageTransferRow | null> {
    const [row] = await runner.query(WAITING, [pageId]);
    return row ?? null;
  }

  /** Whose a page is; null when there is no such page. */
  async ownerOf(pageId: string, runner: SqlRunner = this.sql): Promise<string | null> {
    const [row] = await runner.query(OWNER, [pageId]);
    return row?.ownerId ?? null;
  }

  /** The page that a queued mail is about; null once it is gone. */
  async pageOfMail(
    memberId: string,
    queuedAt: Date,
    kind: 'handed over' | 'taken over',
  ): Promise<{ id: string; title: string } | null> {
    const [row] = await this.sql.query(OF_MAIL, [memberId, queuedAt, kind]);
    return row ?? null;
  }

  /** Offers a locked page to a locked member; false for one who does not follow it. */
  async offer(pageId: string, toId: string, tx: SqlRunner): Promise<boolean> {
    return (await tx.query(OFFER, [pageId, toId])).length > 0;
  }

  /** Ends the offer of a locked page. */
  async end(pageId: string, tx: SqlRunner): Promise<void> {
    await tx.query(END, [pageId]);
  }

  /** Deletes some offers that nobody answered in time. Returns how many those were. */
  async expire(): Promise<number> {
    const [row] = await this.sql.query(EXPIRE);
    return row?.count ?? 0;
  }

  /** Tells a locked member that they are asked to take over a page, or that their offer of one was answered. */
  async tell(
    pageId: string,
    memberId: string,
    notice: 'transfer' | 'handover',
    tx: SqlRunner,
  ): Promise<void> {
    await tx.query(TELL, [pageId, memberId, notice]);
  }

  /**
   * Begins a transfer: nobody is deleted, restored, suspended or blocks until the transaction ends, and whose the page is does not change.
   * Nothing else may be locked before.
   */
  async lockLife(tx: SqlRunner): Promise<void> {
    await lockAccountLife(tx, 'exclusive');
  }

  /** Locks both members, and then the page. Who is deleted is missing. */
  async lockForTransfer(
    pageId: string,
    memberIds: readonly [string, string],
    tx: SqlRunner,
  ): Promise<{ parties: ReadonlyMap<string, TransferParty>; isThere: boolean }> {
    const parties = new Map<string, TransferParty>();
    for (const id of [...memberIds].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))) {
      const [party] = await tx.query(LOCK_PARTY, [id]);
      if (party) parties.set(id, party);
    }
    return { parties, isThere: (await tx.query(LOCK_PAGE, [pageId])).length > 0 };
  }

  /** Hands over a page, with all that hangs on whose it is. Everything is locked by {@link lockLife} and {@link lockForTransfer}. */
  async transfer(pageId: string, fromId: string, toId: string, tx: SqlRunner): Promise<void> {
    await tx.query(TRANSFER, [pageId, fromId, toId]);
    await tx.query(UNTELL, [pageId, toId]);
  }
}
