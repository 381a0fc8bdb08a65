import { Injectable } from '@nestjs/common';
import { RESTORABLE_FOR } from '../../common/account-life.js';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import { statement, type Statement } from '../../platform/sql/statement.js';

// An hour later than the last restoring can begin: none is under way any more.
const NEXT = statement(
  'account_purge_next',
  `SELECT id FROM member WHERE deleted_at < now() - ${RESTORABLE_FOR} - interval '1 hour'
    ORDER BY deleted_at LIMIT 1`,
);
const MEMBER = statement('account_purge_member', `DELETE FROM member WHERE id = $1`);

/** Rows that one statement removes at most, beside what goes with them by cascade. */
const BATCH = 200;
/** Posts that go with a member: their own, and everybody's on their pages. */
const POSTS = `
  SELECT id FROM post WHERE author_id = $1
   UNION ALL SELECT p.id FROM page g JOIN post p ON p.page_id = g.id WHERE g.creator_id = $1`;
/** From the leaves to the root, so that no statement takes very much along. */
const PARTS = [
  part('likes', 'post_like', 'post', 'member_id = $1'),
  part('comments', 'comment', 'post', 'author_id = $1'),
  part('follows', 'follow', 'page', 'member_id = $1'),
  part('likes_of_posts', 'post_like', 'post', `post_id IN (${POSTS})`),
  part('comments_of_posts', 'comment', 'post', `post_id IN (${POSTS})`),
  part('posts', 'post', 'page', `id IN (${POSTS})`),
  part('follows_of_pages', 'follow', 'page', 'page_id IN (SELECT id FROM page WHERE creator_id = $1)'),
  part('pages', 'page', null, 'creator_id = $1'),
];

/**
 * Removes up to {@link BATCH} rows. What they hang on and its counters are locked first, in the order of
 * `set_member_deleted`, so that members who like, comment, post or delete meanwhile never wait in a circle with this.
 */
function part(name: string, table: string, parent: 'post' | 'page' | null, where: string): Statement {
  const locks = parent
    ? `parents AS MATERIALIZED (
         SELECT id FROM ${parent} WHERE id IN (SELECT parent_id FROM batch) ORDER BY id FOR KEY SHARE
       ), counters AS MATERIALIZED (
         SELECT FROM ${parent}_counter WHERE ${parent}_id IN (SELECT id FROM parents)
          ORDER BY ${parent}_id FOR NO KEY UPDATE
       ),`
    : '';
  return statement(
    `account_purge_${name}`,
    `WITH batch AS MATERIALIZED (
       SELECT ctid AS place${parent ? `, ${parent}_id AS parent_id` : ''} FROM ${table} WHERE ${where} LIMIT ${BATCH}
     ), ${locks} gone AS (
       DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT place FROM batch))
          ${parent ? 'AND (SELECT count(*) FROM counters) >= 0' : ''}
       RETURNING 1
     )
     SELECT count(*)::int AS gone FROM gone`,
  );
}

@Injectable()
export class AccountPurgeRepository {
  constructor(private readonly sql: Sql) {}

  /** The member deleted longest ago who cannot be restored any more; null when there is none. */
  async next(): Promise<string | null> {
    const [row] = await this.sql.query<{ id: string }>(NEXT);
    return row?.id ?? null;
  }

  /** Removes some of what is a member's and answers how many rows; 0 when only the member is left. */
  async removeSome(memberId: string): Promise<number> {
    for (const statement of PARTS) {
      const [row] = await this.sql.query<{ gone: number }>(statement, [memberId]);
      if (row && row.gone > 0) return row.gone;
    }
    return 0;
  }

  /** Removes the member; files of pictures follow by the media outbox. */
  async removeMember(memberId: string, tx: SqlRunner): Promise<void> {
    await tx.query(MEMBER, [memberId]);
  }

  transaction<Result>(work: (tx: SqlRunner) => Promise<Result>): Promise<Result> {
    return this.sql.transaction(work);
  }
}
