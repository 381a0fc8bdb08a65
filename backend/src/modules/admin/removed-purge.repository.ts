import { Injectable } from '@nestjs/common';
import { UNDOABLE_FOR } from '../../common/removal.js';
import { Sql } from '../../platform/sql/sql.js';
import { statement, type Statement } from '../../platform/sql/statement.js';

/** Rows that one statement removes at most, beside what goes with them by cascade. */
const BATCH = 100;
// An hour later than the last undoing can begin: none is under way any more.
const PAST = `withheld = 'removed' AND withheld_at < now() - ${UNDOABLE_FOR} - interval '1 hour'`;
/** Posts whose time is up, or that go with a page whose time is. */
const POSTS = `
  SELECT id FROM post WHERE ${PAST}
   UNION ALL SELECT p.id FROM page g JOIN post p ON p.page_id = g.id WHERE g.id IN (SELECT id FROM page WHERE ${PAST})`;
/** From the leaves to the root, so that no statement takes very much along. */
const PARTS = [
  part('comments', 'comment', PAST),
  part('likes_of_posts', 'post_like', `post_id IN (${POSTS})`),
  part('comments_of_posts', 'comment', `post_id IN (${POSTS})`),
  part('posts', 'post', `id IN (${POSTS})`),
  part('follows_of_pages', 'follow', `page_id IN (SELECT id FROM page WHERE ${PAST})`),
  part('pages', 'page', PAST),
];

function part(name: string, table: string, where: string): Statement {
  return statement(
    `removed_purge_${name}`,
    `WITH gone AS (
       DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${where} LIMIT ${BATCH}))
       RETURNING 1
     )
     SELECT count(*)::int AS gone FROM gone`,
  );
}

@Injectable()
export class RemovedPurgeRepository {
  constructor(private readonly sql: Sql) {}

  /** Deletes some of what can be restored no more and answers how many rows; files follow by the media outbox. */
  async purgeSome(): Promise<number> {
    for (const statement of PARTS) {
      const [row] = await this.sql.query<{ gone: number }>(statement);
      if (row && row.gone > 0) return row.gone;
    }
    return 0;
  }
}
