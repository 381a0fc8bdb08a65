import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFunctions } from '../function-files.js';

/**
 * Since when a follower is told of new posts on a page. A new column without a default rewrites nothing. No follow has a bell
 * yet, so the partial index has no entries, but building it reads all follows once; who reads or writes follows waits for that
 * moment. The release before neither reads nor writes the column.
 */
export class PageBell1764251000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE follow ADD COLUMN bell_since timestamptz;
      CREATE INDEX follow_bell_idx ON follow (member_id) WHERE bell_since IS NOT NULL;
    `);
    await createFunctions(runner, 'acts_told.v2');
  }

  async down(runner: QueryRunner): Promise<void> {
    await createFunctions(runner, 'acts_told.v1');
    await runner.query('ALTER TABLE follow DROP COLUMN bell_since');
  }
}
