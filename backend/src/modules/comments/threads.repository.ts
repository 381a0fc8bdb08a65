import { Injectable } from '@nestjs/common';
import { BEGINNING, cursorOf, isNewerThan, isOlderThan, OLDEST } from '../../common/newest-first-cursor.js';
import { cutCountedPage, type GrowingWindow } from '../../common/pagination.js';
import { toVersion } from '../../common/version.js';
import { Sql } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';
import {
  COLUMNS,
  commentColumns,
  concealedOnPost,
  WRITTEN_COLUMNS,
  type CommentRow,
} from './comment-columns.js';

/** So many replies a thread shows before its reader asks for them. */
const NEWEST = 2;

const unconcealed = (conceals: boolean, author: string) =>
  conceals ? `AND ${author} NOT IN (SELECT id FROM concealed)` : '';
/** The visible replies `k` to a comment. */
const repliesTo = (comment: string, conceals: boolean) =>
  `comment k WHERE k.parent_id = ${comment} AND NOT k.hidden ${unconcealed(conceals, 'k.author_id')}`;
/**
 * The threads of the post $1. A hidden comment has one while there are replies to it; it shows its author to nobody, so nobody's
 * mute or block conceals it.
 */
const threadsOf = (conceals: boolean) => `comment
      WHERE post_id = $1 AND parent_id IS NULL
        AND CASE WHEN hidden THEN EXISTS (SELECT FROM ${repliesTo('comment.id', conceals)})
                 ELSE true ${unconcealed(conceals, 'author_id')} END`;

/**
 * The newest threads of a post ($1) after a cursor ($4, $5), $2 of them from offset $3, with the number of all. Their newest replies
 * are rows, too. No row if there is no such post; one row with a null id if the page is empty.
 * @param conceals for a viewer ($6) who conceals somebody; no row also if the post is concealed
 */
const threadsText = (
  conceals: boolean,
) => `WITH ${conceals ? `${concealedOnPost('$6::bigint')},` : ''} newest AS MATERIALIZED (
     SELECT id FROM ${threadsOf(conceals)} AND ${isOlderThan('$4', '$5')}
      ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3
   ), shown AS (
     SELECT id FROM newest
      UNION ALL
     SELECT r.id FROM newest CROSS JOIN LATERAL (
       SELECT k.id FROM ${repliesTo('newest.id', conceals)} ORDER BY k.created_at DESC, k.id DESC LIMIT ${NEWEST}
     ) r
   )
   SELECT t.total, f.*
     FROM (SELECT (SELECT count(*)::int FROM ${threadsOf(conceals)}) AS total
             FROM ${conceals ? 'place' : 'post WHERE id = $1 AND NOT hidden'} OFFSET 0) t
     LEFT JOIN LATERAL (
       SELECT ${conceals ? commentColumns('$6::bigint') : COLUMNS}, c.hidden, ${cursorOf('c')} AS cursor,
              CASE WHEN c.parent_id IS NULL THEN (SELECT count(*)::int FROM ${repliesTo('c.id', conceals)}) ELSE 0 END AS replies
         FROM shown JOIN comment c ON c.id = shown.id LEFT JOIN member m ON m.id = c.author_id
     ) f ON true
    ORDER BY f."createdAt" DESC, f.id DESC`;
const THREADS = statement('comment_threads', threadsText(false), { replica: true });
const CONCEALING_THREADS = statement('comment_threads_concealing', threadsText(true), { replica: true });

/**
 * The replies to the comment $6 on the post $1 after a cursor ($4, $5), the oldest first, $2 of them from offset $3, as
 * {@link threadsText} for the viewer $7. No row without such a thread.
 */
const repliesText = (
  conceals: boolean,
) => `WITH ${conceals ? `${concealedOnPost('$7::bigint')},` : ''} thread AS MATERIALIZED (
     SELECT id FROM comment
      WHERE id = $6 AND post_id = $1 AND parent_id IS NULL
        AND ${conceals ? '(hidden OR author_id NOT IN (SELECT id FROM concealed)) AND EXISTS (SELECT FROM place)' : 'EXISTS (SELECT FROM post WHERE id = $1 AND NOT hidden)'}
   ), oldest AS MATERIALIZED (
     SELECT id FROM ${repliesTo('(SELECT id FROM thread)', conceals)} AND ${isNewerThan('$4', '$5')}
      ORDER BY created_at, id LIMIT $2 OFFSET $3
   )
   SELECT t.total, f.*
     FROM (SELECT (SELECT count(*)::int FROM ${repliesTo('thread.id', conceals)}) AS total FROM thread OFFSET 0) t
     LEFT JOIN LATERAL (
       SELECT ${conceals ? commentColumns('$7::bigint') : COLUMNS}, ${cursorOf('c')} AS cursor
         FROM oldest JOIN comment c ON c.id = oldest.id JOIN member m ON m.id = c.author_id
     ) f ON true
    ORDER BY f."createdAt", f.id`;
const OF_REPLIES = { notNull: WRITTEN_COLUMNS, replica: true } as const;
const REPLIES = statement('comment_replies', repliesText(false), OF_REPLIES);
const CONCEALING_REPLIES = statement('comment_replies_concealing', repliesText(true), OF_REPLIES);

/** What is left of a deleted comment that has replies. */
export interface DeletedComment {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly version: string;
}

/** A comment on a post with its replies. */
export interface Thread {
  /** Null if it was deleted, or is hidden. */
  readonly comment: CommentRow | null;
  readonly deleted: DeletedComment;
  /** Number of visible replies. */
  readonly replies: number;
  /** At most {@link NEWEST}, the oldest first. */
  readonly newest: readonly CommentRow[];
}

/** A page of a list that grows. */
interface Page {
  readonly total: number;
  /** The cursor of the last entry, if others follow. */
  readonly next: string | null;
}

@Injectable()
export class ThreadsRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * A post's threads, newest first; null when there is no such post, or it is concealed from the viewer.
   * @param viewerId null for a viewer who conceals nobody
   */
  async page(
    postId: string,
    window: GrowingWindow,
    viewerId: string | null,
  ): Promise<(Page & { readonly threads: Thread[] }) | null> {
    const { limit, offset, after } = window;
    const values = [postId, limit + 1, offset, after.at, after.id];
    const rows = await (viewerId === null
      ? this.sql.query(THREADS, values)
      : this.sql.query(CONCEALING_THREADS, [...values, viewerId]));
    const page = cutCountedPage(
      rows.filter(({ parentId }) => parentId === null),
      window,
    );
    if (!page) return null;
    // The rows are newest first.
    const replies = rows.filter(({ parentId }) => parentId !== null).reverse();
    const threads = page.entries.map((row) => ({
      comment: row.hidden ? null : (row as CommentRow),
      deleted: { id: row.id, createdAt: row.createdAt.toISOString(), version: toVersion(row.revision) },
      replies: row.replies,
      newest: replies.filter(({ parentId }) => parentId === row.id) as CommentRow[],
    }));
    return { threads, total: page.total, next: page.next };
  }

  /**
   * The replies to a comment on a post, the oldest first; null when the viewer sees no such thread.
   * @param viewerId null for a viewer who conceals nobody
   */
  async replies(
    postId: string,
    parentId: string,
    window: GrowingWindow,
    viewerId: string | null,
  ): Promise<(Page & { readonly replies: CommentRow[] }) | null> {
    const { limit, offset } = window;
    const after = window.after === BEGINNING ? OLDEST : window.after;
    const values = [postId, limit + 1, offset, after.at, after.id, parentId];
    const rows = await (viewerId === null
      ? this.sql.query(REPLIES, values)
      : this.sql.query(CONCEALING_REPLIES, [...values, viewerId]));
    const page = cutCountedPage(rows, window);
    return page && { replies: page.entries, total: page.total, next: page.next };
  }
}
