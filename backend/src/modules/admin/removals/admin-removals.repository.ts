import { Injectable } from '@nestjs/common';
import { UNDOABLE_FOR, type RemovableKind } from '../../../common/removal.js';
import { Sql, type SqlRunner, type Transaction } from '../../../platform/sql/sql.js';
import { statement } from '../../../platform/sql/statement.js';

const WITHHOLD = statement(
  'content_withhold',
  `SELECT set_withheld($1::text, $2::bigint, 'removed', $3::text) AS "memberId"`,
);
const SHOW = statement('content_show', `SELECT set_withheld($1::text, $2::bigint, NULL, NULL) AS "memberId"`);

/** The state of something to be restored: $1 id. Content of a deleted member cannot be restored. */
const stateOf = (kind: RemovableKind, owner: string) =>
  statement(
    `content_state_of_${kind}`,
    `SELECT coalesce(t.withheld = 'removed', false) AS "isRemoved",
            coalesce(t.withheld_at > now() - ${UNDOABLE_FOR}, false) AS "isInTime"
       FROM ${kind} t JOIN member m ON m.id = t.${owner} WHERE t.id = $1 AND m.deleted_at IS NULL`,
  );
const STATE = {
  post: stateOf('post', 'author_id'),
  page: stateOf('page', 'creator_id'),
  comment: stateOf('comment', 'author_id'),
} as const;

/** Whether restored content is still hidden for another reason: $1 id. */
const HIDDEN = {
  post: statement('content_post_hidden', `SELECT hidden FROM post WHERE id = $1`),
  page: statement('content_page_hidden', `SELECT hidden FROM page WHERE id = $1`),
  comment: statement(
    'content_comment_hidden',
    `SELECT c.hidden OR p.hidden AS hidden FROM comment c JOIN post p ON p.id = c.post_id WHERE c.id = $1`,
  ),
} as const;

export interface RemovalState {
  readonly isRemoved: boolean;
  /** Whether it can still be restored in time. */
  readonly isInTime: boolean;
}

/** Removing content (soft delete) and restoring it, both by the database function `set_withheld`. */
@Injectable()
export class AdminRemovalsRepository {
  constructor(private readonly sql: Sql) {}

  /** Returns the author's id; null if it does not exist or is already hidden. */
  async withhold(
    kind: RemovableKind,
    id: string,
    note: string | null,
    tx: SqlRunner,
  ): Promise<string | null> {
    const [row] = await tx.query<{ memberId: string | null }>(WITHHOLD, [kind, id, note]);
    return row?.memberId ?? null;
  }

  /** Null if it does not exist. */
  async state(kind: RemovableKind, id: string, tx: SqlRunner): Promise<RemovalState | null> {
    const [row] = await tx.query<RemovalState>(STATE[kind], [id]);
    return row ?? null;
  }

  /**
   * Returns the author's id and whether it is still hidden for another reason; null if another administrator was
   * faster.
   */
  async show(
    kind: RemovableKind,
    id: string,
    tx: SqlRunner,
  ): Promise<{ readonly memberId: string; readonly isHidden: boolean } | null> {
    const [shown] = await tx.query<{ memberId: string | null }>(SHOW, [kind, id]);
    if (!shown?.memberId) return null;
    const [row] = await tx.query<{ hidden: boolean }>(HIDDEN[kind], [id]);
    return { memberId: shown.memberId, isHidden: row?.hidden ?? true };
  }

  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.sql.transaction(work);
  }
}
