import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFunctions } from '../function-files.js';

/** Indexes that AccountLife replaced and kept for the release before it. */
const SUPERSEDED = {
  member_joined_idx: 'member (created_at, id)',
  page_newest_idx: 'page (created_at, id)',
  post_newest_idx: 'post (created_at, id)',
  post_author_idx: 'post (author_id, created_at, id)',
  post_page_idx: 'post (page_id, created_at, id) WHERE page_id IS NOT NULL',
  comment_newest_idx: 'comment (post_id, created_at, id)',
};

/**
 * Whoever changes a row that hangs on a post or page locks the post or page first, as whoever deletes it does. A like
 * taken back used to lock the like and then the post's counter, while a deletion locks the counter and then the likes:
 * each waited for the other, and PostgreSQL failed one of the two.
 *
 * The order for all writes: members, pages, posts, what hangs on them, counters by kind and id, tallies.
 */
export class LockOrder1763950000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createFunctions(runner, 'toggle_like.v3', 'toggle_follow.v3');
    await runner.query(`DROP INDEX ${Object.keys(SUPERSEDED).join(', ')};`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(SUPERSEDED)) {
      await runner.query(`CREATE INDEX ${name} ON ${columns};`);
    }
    await createFunctions(runner, 'toggle_like.v2', 'toggle_follow.v2');
  }
}
