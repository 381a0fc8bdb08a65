import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFunctions } from '../function-files.js';

/**
 * What the triggers after an update count no longer joins old rows with new ones. A session keeps the plan of the first
 * update, which is nearly always that of one post, as a nested loop: hiding a page of 2,400 posts later took six
 * seconds instead of half of one, and everybody who wrote on that page waited.
 */
export class LinearRecounts1763980000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createFunctions(
      runner,
      'recount_follows.v2',
      'recount_posts.v2',
      'recount_likes.v2',
      'recount_comments.v2',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await createFunctions(
      runner,
      'recount_follows.v1',
      'recount_posts.v1',
      'recount_likes.v1',
      'recount_comments.v1',
    );
  }
}
