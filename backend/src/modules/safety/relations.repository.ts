import { Injectable } from '@nestjs/common';
import type { PageWindow } from '../../common/pagination.js';
import { lockAccountLife } from '../../platform/sql/account-life-lock.js';
import { purgePart, purgeSome } from '../../platform/sql/purge.js';
import { Sql, type Transaction } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';
import { MEMBER_CARD_COLUMNS, type MemberCardRow } from '../profile/profile.mapper.js';
import type { RelationKind } from './member-relation.entity.js';

/**
 * Locks both members, so that the second of two concurrent changes sees what the first wrote. Both, and in this order,
 * because a deletion of an account locks the member before the pages, as a block does.
 */
const LOCK = statement(
  'relation_lock',
  `SELECT id FROM member WHERE id IN ($1, $2::bigint) ORDER BY id FOR NO KEY UPDATE`,
);
/**
 * Waits for follows between the two that are under way, and makes later ones wait for this transaction: `toggle_follow` takes
 * the same lock, shared.
 */
const LOCK_FOLLOWS = statement(
  'relation_lock_follows',
  `SELECT pg_advisory_xact_lock(
     hashtextextended('block ' || least($1::bigint, $2::bigint) || ' ' || greatest($1::bigint, $2::bigint), 0))`,
);
/** What the caller ($1) has with another member ($2), how many such relations, and whether that member has an account. */
const STATE = statement(
  'relation_state',
  `SELECT (SELECT kind FROM member_relation WHERE member_id = $1 AND other_id = $2::bigint) AS kind,
          (SELECT count(*)::int FROM member_relation WHERE member_id = $1) AS total,
          EXISTS (SELECT FROM member WHERE id = $2 AND deleted_at IS NULL) AS exists`,
);
const SET = statement(
  'relation_set',
  `INSERT INTO member_relation (member_id, other_id, kind) VALUES ($1, $2, $3)
   ON CONFLICT (member_id, other_id) DO UPDATE SET kind = excluded.kind, created_at = now()
     WHERE member_relation.kind <> excluded.kind`,
);
const END = statement('relation_end', `DELETE FROM member_relation WHERE member_id = $1 AND other_id = $2`);
const UNFOLLOW = purgePart(
  'relation_unfollow',
  'follow',
  'page',
  `(member_id = $1::bigint AND page_id IN (SELECT id FROM page WHERE creator_id = $2::bigint))
     OR (member_id = $2 AND page_id IN (SELECT id FROM page WHERE creator_id = $1))`,
);
const OWN_POSTS = 'SELECT id FROM post WHERE author_id = $1::bigint';
const REMOVALS = [
  purgePart('relation_comments', 'comment', 'post', `author_id = $2::bigint AND post_id IN (${OWN_POSTS})`),
  purgePart('relation_likes', 'post_like', 'post', `member_id = $2::bigint AND post_id IN (${OWN_POSTS})`),
];
/** Members are looked up one by one (`OFFSET 0`): with many relations a join would read far more of them. */
const PAGE = statement(
  'relation_page',
  `WITH own AS MATERIALIZED (
     SELECT r.kind, r.created_at, r.other_id FROM member_relation r
      WHERE r.member_id = $1 AND (SELECT o.deleted_at IS NULL FROM member o WHERE o.id = r.other_id)
   ), shown AS MATERIALIZED (
     SELECT * FROM own ORDER BY created_at DESC, other_id DESC LIMIT $2 OFFSET $3
   )
   SELECT t.total, f.*
     FROM (SELECT count(*)::int AS total FROM own) t
     LEFT JOIN LATERAL (
       SELECT m.id, shown.kind, shown.created_at AS since, ${MEMBER_CARD_COLUMNS}
         FROM shown JOIN LATERAL (SELECT * FROM member WHERE id = shown.other_id OFFSET 0) m ON true
     ) f ON true
    ORDER BY f.since DESC, f.id DESC`,
);

/** A relation of the caller, and whether the other member exists. */
export interface RelationState {
  readonly kind: RelationKind | null;
  /** Number of the caller's relations. */
  readonly total: number;
  /** False also for a member who deleted the account. */
  readonly exists: boolean;
}

export interface RelationRow extends MemberCardRow {
  readonly kind: RelationKind;
  readonly since: Date;
}

@Injectable()
export class RelationsRepository {
  constructor(private readonly sql: Sql) {}

  /** Locks both against concurrent changes of their relations, and returns the caller's present one. */
  async lockState(memberId: string, otherId: string, tx: Transaction): Promise<RelationState> {
    await lockAccountLife(tx, 'shared');
    await tx.query(LOCK, [memberId, otherId]);
    const [row] = await tx.query(STATE, [memberId, otherId]);
    if (!row) throw new Error('A SELECT without FROM answered no row');
    return { ...row, kind: row.kind as RelationKind | null };
  }

  async set(memberId: string, otherId: string, kind: RelationKind, tx: Transaction): Promise<void> {
    await tx.query(SET, [memberId, otherId, kind]);
  }

  async end(memberId: string, otherId: string, tx: Transaction): Promise<void> {
    await tx.query(END, [memberId, otherId]);
  }

  /** Waits until no follow between two members and each other's pages is under way; others begin after this transaction. */
  async lockFollows(memberId: string, otherId: string, tx: Transaction): Promise<void> {
    await tx.query(LOCK_FOLLOWS, [memberId, otherId]);
  }

  /** Ends some of the follows between two members and each other's pages; returns how many. */
  async unfollowSome(memberId: string, otherId: string, tx: Transaction): Promise<number> {
    const [row] = await tx.query(UNFOLLOW, [memberId, otherId]);
    return row?.gone ?? 0;
  }

  /** Deletes some of the other member's comments and likes of the caller's posts; returns how many. */
  async removeSomeOfTheirs(memberId: string, otherId: string): Promise<number> {
    return this.sql.transaction((tx) => purgeSome(REMOVALS, [memberId, otherId], 'shared', tx));
  }

  /** The caller's relations, latest first. */
  async page(
    memberId: string,
    { limit, offset }: PageWindow,
  ): Promise<{ rows: RelationRow[]; total: number }> {
    const rows = await this.sql.query(PAGE, [memberId, limit, offset]);
    const found = rows.filter((row) => row.id !== null);
    return {
      rows: found.map((row) => ({ ...row, kind: row.kind })),
      total: rows[0]?.total ?? 0,
    };
  }
}
