import { Injectable } from '@nestjs/common';
import { postConcealedFrom } from '../../common/concealment.js';
import { cursorOf, isOlderThan } from '../../common/newest-first-cursor.js';
import {
  AFTER_LOCK,
  columnsOf,
  IS_MENTIONED,
  lockMentioned,
  mentionedNow,
  mentionsAsColumn,
  newMentions,
  orPutBack,
  readMentions,
} from '../../common/mention-sql.js';
import type { Mention } from '../../common/mentions.js';
import { cutCountedPage, type GrowingWindow } from '../../common/pagination.js';
import {
  claimFor,
  isFirst,
  keyColumns,
  type RepeatableRequest,
} from '../../platform/idempotency/repeatable-request.js';
import { Sql } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';
import {
  COLUMNS,
  commentColumns,
  concealedOnPost,
  OWN_COLUMNS,
  WRITTEN_COLUMNS,
  type CommentRow,
} from './comment-columns.js';

const WITH_TEXT = { notNull: WRITTEN_COLUMNS };
const OF_AUTHOR = { notNull: ['authorId'] } as const;
/** A comment that a step before has written, without its mentions: a statement does not see the rows it writes. */
const WRITTEN = `SELECT ${OWN_COLUMNS}, '{}'::text[] AS mentions FROM c JOIN member m ON m.id = c.author_id`;
/**
 * A new comment, with mentions of members $4 by the labels $5. $6–$8: the request's call, idempotency key and fingerprint; no row if
 * it is not the first with this key.
 * @param isReply to the comment $9. Its author is locked with the mentioned, then the post, then that comment, before its replies are
 *   counted (`refuse_reply`); no row either if it has gone.
 */
const insertText = (
  isReply: boolean,
) => `WITH ${lockMentioned('$4', isReply ? OF_PARENT : '')}, ${isReply ? LOCK_PARENT : ''}
   ${claimFor('comment', isReply ? 'EXISTS (SELECT FROM parent)' : AFTER_LOCK, {
     memberId: '$2',
     call: '$6',
     key: '$7',
     fingerprint: '$8',
   })}, c AS (
     INSERT INTO comment (id, post_id, author_id, body, parent_id) OVERRIDING SYSTEM VALUE
     SELECT new.id, $1::bigint, $2::bigint, $3::varchar, ${isReply ? '$9::bigint' : 'NULL'} FROM new WHERE ${isFirst('$7')} RETURNING *
   ), added AS (
     INSERT INTO comment_mention (comment_id, member_id, post_id, label)
     SELECT c.id, n.id, c.post_id, n.label FROM c, ${newMentions('$4', '$5')}
   ) ${WRITTEN}`;
const OF_PARENT =
  '|| ARRAY(SELECT t.author_id FROM comment t WHERE t.id = $9::bigint AND t.author_id IS NOT NULL)';
const LOCK_PARENT = `place AS MATERIALIZED (
     SELECT id FROM post WHERE id = $1 AND ${AFTER_LOCK} FOR KEY SHARE
   ), parent AS MATERIALIZED (
     SELECT id FROM comment
      WHERE id = $9::bigint AND post_id = (SELECT id FROM place) AND parent_id IS NULL AND NOT hidden FOR NO KEY UPDATE
   ),`;
export const INSERT = statement('comment_insert', insertText(false), WITH_TEXT);
const INSERT_REPLY = statement('comment_insert_reply', insertText(true), WITH_TEXT);
/**
 * The comment that somebody wants to reply to ($1), for a viewer ($2) who conceals somebody, or null: no row if it is hidden, or its
 * author concealed. Concealed posts have been refused before.
 */
const PARENT = statement(
  'comment_parent',
  `SELECT c.post_id AS "postId", c.parent_id AS "parentId"
     FROM comment c JOIN post p ON p.id = c.post_id LEFT JOIN page g ON g.id = p.page_id
    WHERE c.id = $1 AND NOT c.hidden AND NOT p.hidden
      AND (g.creator_id = $2::bigint OR NOT EXISTS (
             SELECT FROM concealed_from($2::bigint) w WHERE w.id = c.author_id AND (w.blocks OR w.id <> p.author_id)))`,
);
/** A comment ($1) for a viewer ($2) who conceals somebody, or null: no row under a concealed post. */
const BY_ID = statement(
  'comment_by_id',
  `SELECT ${commentColumns('$2::bigint')}
     FROM comment c JOIN member m ON m.id = c.author_id JOIN post p ON p.id = c.post_id LEFT JOIN page g ON g.id = p.page_id
    WHERE c.id = $1 AND NOT c.hidden AND NOT p.hidden AND NOT ${postConcealedFrom('$2::bigint')}`,
  WITH_TEXT,
);
/** Who wrote a comment and whom it mentions, as {@link BY_ID}. */
const AUTHOR = statement(
  'comment_author',
  `SELECT c.author_id AS "authorId", ${mentionedNow('comment', 'c.id')}
     FROM comment c JOIN post p ON p.id = c.post_id LEFT JOIN page g ON g.id = p.page_id
    WHERE c.id = $1 AND NOT c.hidden AND NOT p.hidden AND NOT ${postConcealedFrom('$2::bigint')}`,
  OF_AUTHOR,
);
/** The author of a comment, if $2 may delete it: authors may also delete removed comments. */
const AUTHOR_FOR_DELETION = statement(
  'comment_author_for_deletion',
  `SELECT c.author_id AS "authorId" FROM comment c JOIN post p ON p.id = c.post_id
    WHERE c.id = $1 AND ((NOT c.hidden AND NOT p.hidden) OR (c.withheld = 'removed' AND c.author_id = $2))`,
);
/** Locks the post of the comment $1, before the comment, as deleting the post does (docs/build/lock-order.md). */
const lockPost = (
  after = '',
  strength: 'KEY SHARE' | 'NO KEY UPDATE' = 'KEY SHARE',
) => `parent AS MATERIALIZED (
     SELECT id FROM post WHERE id = (SELECT post_id FROM comment WHERE id = $1) ${after} FOR ${strength}
   )`;
const OF_LOCKED_POST = 'id = $1 AND post_id = (SELECT id FROM parent)';
const UPDATE = statement(
  'comment_update',
  `WITH ${lockPost()}, c AS (
     UPDATE comment SET body = $2
      WHERE ${OF_LOCKED_POST} AND NOT hidden AND ($3::text IS NULL OR revision::text = $3) RETURNING *
   ) ${WRITTEN}`,
  WITH_TEXT,
);
/** Whom the comment $1 mentions is locked, too: taken out, they are told of the comment as of any other. */
const BEFORE = `|| ARRAY(SELECT x.member_id FROM comment_mention x WHERE x.comment_id = $1 AND ${IS_MENTIONED})`;
/** The same for a comment that mentions somebody, before or after: members $4 by the labels $5, and nobody else. */
const UPDATE_MENTIONING = statement(
  'comment_update_mentioning',
  `WITH ${lockMentioned('$4', BEFORE)}, ${lockPost(`AND ${AFTER_LOCK}`)}, c AS (
     UPDATE comment SET body = $2
      WHERE ${OF_LOCKED_POST} AND NOT hidden AND ($3::text IS NULL OR revision::text = $3) RETURNING *
   ), gone AS (
     UPDATE comment_mention x SET withdrawn_at = now() FROM c
      WHERE x.comment_id = c.id AND x.member_id <> ALL ($4::bigint[]) AND ${IS_MENTIONED}
   ), added AS (
     INSERT INTO comment_mention AS x (comment_id, member_id, post_id, label)
     SELECT c.id, n.id, c.post_id, n.label FROM c, ${newMentions('$4', '$5')}
         ${orPutBack('comment')}
   ) ${WRITTEN}`,
  WITH_TEXT,
);
/** Changes the post, too, if the comment is the accepted answer: hence its stronger lock. */
const DELETE = statement(
  'comment_delete',
  `WITH ${lockPost('', 'NO KEY UPDATE')} DELETE FROM comment WHERE ${OF_LOCKED_POST}`,
);
const TOTAL = `SELECT n.comments AS total FROM post_counter n JOIN post p ON p.id = n.post_id
            WHERE n.post_id = $1 AND NOT p.hidden`;
/** The threads of whom a viewer does not see: those are absent whole, whoever replied. */
const ABSENT = `absent AS MATERIALIZED (
     SELECT id FROM comment
      WHERE post_id = $1 AND parent_id IS NULL AND NOT hidden AND author_id IN (SELECT id FROM concealed)
   ),`;
const IS_SEEN = `author_id NOT IN (SELECT id FROM concealed) AND (parent_id IS NULL OR parent_id NOT IN (SELECT id FROM absent))`;
const TOTAL_WITHOUT_CONCEALED = `SELECT comments
              - (SELECT count(*)::int FROM comment
                  WHERE post_id = $1 AND NOT hidden AND author_id IN (SELECT id FROM concealed))
              - (SELECT count(*)::int FROM comment
                  WHERE parent_id IN (SELECT id FROM absent) AND NOT hidden AND author_id NOT IN (SELECT id FROM concealed)) AS total
             FROM place`;
/**
 * The newest comments of a post ($1) after a cursor ($4, $5), $2 of them from offset $3, with the number of all. No row if there is no
 * such post; one row with a null id if the page is empty.
 * @param conceals for a viewer ($6) who conceals somebody. A muted member's comments stay under their own posts. No row also if the
 *   post is concealed. Everybody else would wait half as long again for these conditions.
 */
const pageText = (
  conceals: boolean,
) => `WITH ${conceals ? `${concealedOnPost('$6::bigint')}, ${ABSENT}` : ''} newest AS MATERIALIZED (
     SELECT id FROM comment WHERE post_id = $1 AND NOT hidden ${conceals ? `AND ${IS_SEEN}` : ''}
        AND ${isOlderThan('$4', '$5')}
      ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3
   )
   SELECT t.total, f.*
     FROM (${conceals ? TOTAL_WITHOUT_CONCEALED : TOTAL}) t
     LEFT JOIN LATERAL (
       SELECT ${conceals ? commentColumns('$6::bigint') : COLUMNS}, ${cursorOf('c')} AS cursor
         FROM newest JOIN comment c ON c.id = newest.id JOIN member m ON m.id = c.author_id
     ) f ON true
    ORDER BY f."createdAt" DESC, f.id DESC`;
const PAGE = statement('comment_page', pageText(false), { ...WITH_TEXT, replica: true });
const CONCEALING_PAGE = statement('comment_page_concealing', pageText(true), { ...WITH_TEXT, replica: true });

/** Who wrote a comment, and whom it mentions, also those who are away. */
export interface CommentPeople {
  readonly authorId: string;
  readonly mentioned: readonly Mention[];
}

/** What a new comment writes. */
export interface NewComment {
  readonly postId: string;
  readonly body: string;
  readonly mentions: readonly Mention[];
  /** Id of the comment that it replies to; null for a comment on the post. */
  readonly parentId: string | null;
}

/** What an edit writes. */
export interface ChangedComment {
  readonly body: string;
  /** The members whom it mentions now; null if it mentioned nobody and mentions nobody. */
  readonly mentions: readonly Mention[] | null;
  /** Those of the mentioned members whom its author sees. */
  readonly shown: readonly Mention[];
}

@Injectable()
export class CommentsRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Null if the request is not the first with its key, or the comment that it replies to has gone. Throws a foreign-key violation
   * when there is no such post, and a violation of `comment_thread_full` by a reply too many.
   */
  async insert(
    { postId, body, mentions, parentId }: NewComment,
    request: RepeatableRequest,
  ): Promise<CommentRow | null> {
    const written = [postId, request.memberId, body, ...columnsOf(mentions), ...keyColumns(request)];
    const [row] = await (parentId === null
      ? this.sql.query(INSERT, written)
      : this.sql.query(INSERT_REPLY, [...written, parentId]));
    return row ? { ...row, mentions: mentionsAsColumn(mentions) } : null;
  }

  /**
   * Where a comment is that somebody wants to reply to; null if the viewer sees none.
   * @param viewerId null for a viewer who conceals nobody
   */
  async parent(
    id: string,
    viewerId: string | null,
  ): Promise<{ readonly postId: string; readonly parentId: string | null } | null> {
    const [row] = await this.sql.query(PARENT, [id, viewerId]);
    return row ?? null;
  }

  /**
   * Null when there is no such comment, or its post is concealed from the viewer.
   * @param viewerId null for a viewer who conceals nobody
   */
  async byId(id: string, viewerId: string | null): Promise<CommentRow | null> {
    const [row] = await this.sql.query(BY_ID, [id, viewerId]);
    return row ?? null;
  }

  /**
   * Null when there is no such comment, or its post is concealed from the viewer.
   * @param viewerId null for a viewer who conceals nobody
   */
  async peopleOf(id: string, viewerId: string | null): Promise<CommentPeople | null> {
    const [row] = await this.sql.query(AUTHOR, [id, viewerId]);
    return row ? { authorId: row.authorId, mentioned: readMentions(row.mentioned) } : null;
  }

  /** Like {@link peopleOf}, but also finds removed comments for their author. */
  async authorForDeletion(id: string, memberId: string): Promise<string | null> {
    const [row] = await this.sql.query(AUTHOR_FOR_DELETION, [id, memberId]);
    return row?.authorId ?? null;
  }

  /**
   * Null if the comment has been deleted meanwhile, or has another version. The second of two concurrent updates waits
   * for the first one's row lock and then checks the version again.
   * @param version without one the last write wins
   */
  async update(
    id: string,
    version: string | null,
    { body, mentions, shown }: ChangedComment,
  ): Promise<CommentRow | null> {
    const [row] = await (mentions === null
      ? this.sql.query(UPDATE, [id, body, version])
      : this.sql.query(UPDATE_MENTIONING, [id, body, version, ...columnsOf(mentions)]));
    return row ? { ...row, mentions: mentionsAsColumn(shown) } : null;
  }

  /** A trigger updates the post's counter. */
  async delete(id: string): Promise<void> {
    await this.sql.query(DELETE, [id]);
  }

  /**
   * Null when there is no such post, or it is concealed from the viewer.
   * @param viewerId null for a viewer who conceals nobody
   * @returns `next`: the cursor of the last one, if others follow
   */
  async page(
    postId: string,
    window: GrowingWindow,
    viewerId: string | null,
  ): Promise<{ comments: CommentRow[]; total: number; next: string | null } | null> {
    const { limit, offset, after } = window;
    const values = [postId, limit + 1, offset, after.at, after.id];
    const rows = await (viewerId === null
      ? this.sql.query(PAGE, values)
      : this.sql.query(CONCEALING_PAGE, [...values, viewerId]));
    const page = cutCountedPage(rows, window);
    return page && { comments: page.entries, total: page.total, next: page.next };
  }
}
