import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFunctions } from '../function-files.js';

/**
 * Counts of the posts of everybody's feed in blocks, so that a page far back is found without reading all pages before it. The blocks are
 * made afterwards, by the job `count older posts`; until then such pages are read as before.
 */
export class FeedBlocks1764262000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Waits for transactions that changed posts with the functions before: their posts must be committed before anything counts them.
    await runner.query(`
      LOCK TABLE post IN SHARE ROW EXCLUSIVE MODE;
      CREATE TABLE feed_block (
        number integer CONSTRAINT feed_block_pkey PRIMARY KEY,
        until_at timestamptz NOT NULL,
        until_id bigint NOT NULL,
        posts integer NOT NULL
      ) WITH (fillfactor = 70);
      CREATE UNIQUE INDEX feed_block_until_idx ON feed_block (until_at, until_id);
      CREATE TABLE feed_block_group (
        number integer CONSTRAINT feed_block_group_pkey PRIMARY KEY,
        posts integer NOT NULL
      ) WITH (fillfactor = 70)
    `);
    await createFunctions(
      runner,
      'count_in_feed_blocks.v1',
      'seal_feed_blocks.v1',
      'count_posts.v3',
      'recount_posts.v3',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('LOCK TABLE post IN SHARE ROW EXCLUSIVE MODE');
    await createFunctions(runner, 'count_posts.v2', 'recount_posts.v2');
    await runner.query(`
      DROP FUNCTION seal_feed_blocks(int, int, interval);
      DROP FUNCTION count_in_feed_blocks(timestamptz[], bigint[], int[]);
      DROP TABLE feed_block, feed_block_group
    `);
  }
}
