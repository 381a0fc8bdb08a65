import { Injectable } from '@nestjs/common';
import { concealedIds, postConcealedFrom } from '../../common/concealment.js';
import type { Viewer } from '../../common/identity.js';
import type { PostKind } from '../../common/post-kind.js';
import { Sql, type Transaction } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';
import { commentColumns, WRITTEN_COLUMNS, type CommentRow } from './comment-columns.js';

/** The post $1, locked, for a viewer $2 who conceals somebody, or null. */
const LOCK_QUESTION = statement(
  'answer_lock_question',
  `SELECT p.author_id AS "authorId", p.kind FROM post p LEFT JOIN page g ON g.id = p.page_id
    WHERE p.id = $1 AND NOT p.hidden AND NOT ${postConcealedFrom('$2::bigint')} FOR NO KEY UPDATE OF p`,
);
/** The comment $2, accepted for the post $1 unless it is already or is a reply; no row if it is not one that the asker $3 sees there. */
const ACCEPT = statement(
  'answer_accept',
  `WITH c AS MATERIALIZED (
     SELECT id, post_id, parent_id IS NOT NULL AS "isReply" FROM comment
      WHERE id = $2::bigint AND post_id = $1::bigint AND NOT hidden AND author_id <> ALL (${concealedIds('$3::bigint')}) FOR KEY SHARE
   ), accepted AS (
     INSERT INTO accepted_answer AS a (post_id, comment_id) SELECT post_id, id FROM c WHERE NOT c."isReply"
         ON CONFLICT (post_id) DO UPDATE SET comment_id = excluded.comment_id, created_at = now()
      WHERE a.comment_id <> excluded.comment_id
   )
   SELECT "isReply" FROM c`,
);
const TAKE_BACK = statement('answer_take_back', `DELETE FROM accepted_answer WHERE post_id = $1`);
/**
 * The accepted answer of a post ($1) for a viewer ($2) who conceals somebody, or null: left out like other comments of those. No row
 * without such a post, one with a null id without an answer.
 */
const ANSWER = statement(
  'answer_of_post',
  `SELECT f.*
     FROM post p LEFT JOIN page g ON g.id = p.page_id
     LEFT JOIN LATERAL (
       SELECT ${commentColumns('$2::bigint')} FROM comment c JOIN member m ON m.id = c.author_id
        WHERE c.id = p.answer_id
          AND (g.creator_id = $2::bigint OR c.author_id = p.author_id OR c.author_id <> ALL (${concealedIds('$2::bigint')}))
     ) f ON true
    WHERE p.id = $1 AND NOT p.hidden AND NOT ${postConcealedFrom('$2::bigint')}`,
  { notNull: WRITTEN_COLUMNS },
);

/** The viewer's id for a statement that takes null for who conceals nobody. */
const concealing = ({ conceals, accountId }: Viewer) => (conceals ? accountId : null);

@Injectable()
export class AnswersRepository {
  constructor(private readonly sql: Sql) {}

  /** Whose post it is and of which kind, locked until the transaction ends; null when the viewer sees no such post. */
  async lockQuestion(
    viewer: Viewer,
    postId: string,
    tx: Transaction,
  ): Promise<{ readonly authorId: string; readonly kind: PostKind } | null> {
    const [row] = await tx.query(LOCK_QUESTION, [postId, concealing(viewer)]);
    return row ?? null;
  }

  /**
   * Accepts a comment; triggers note it in the post and tell its author.
   * @returns `isReply`: a reply is not accepted; null when the asker sees no such comment there
   */
  async accept(
    asker: Viewer,
    postId: string,
    commentId: string,
    tx: Transaction,
  ): Promise<{ readonly isReply: boolean } | null> {
    const [row] = await tx.query(ACCEPT, [postId, commentId, concealing(asker)]);
    return row ?? null;
  }

  async takeBack(postId: string, tx: Transaction): Promise<void> {
    await tx.query(TAKE_BACK, [postId]);
  }

  /** Undefined when the viewer sees no such post, null when it has no answer that they see. */
  async of(viewer: Viewer, postId: string): Promise<CommentRow | null | undefined> {
    const [row] = await this.sql.query(ANSWER, [postId, concealing(viewer)]);
    return row && (row.id === null ? null : row);
  }
}
