import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFunctions } from '../function-files.js';

/**
 * When a page was last active, the later of its last edit and its last post, beside its counters and under an index, so
 * that pages can be listed in that order. Triggers keep it: code from before writes the times it follows from.
 */
export class PageActivity1763940000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE page_counter ADD COLUMN active_at timestamptz NOT NULL DEFAULT now();
      UPDATE page_counter c SET active_at = greatest(p.updated_at, c.last_post_at) FROM page p WHERE p.id = c.page_id;
      CREATE INDEX page_counter_active_idx ON page_counter (active_at, page_id);
    `);
    await createFunctions(runner, 'keep_page_active_at.v1', 'page_was_edited.v1');
    await runner.query(`
      CREATE TRIGGER page_counter_active_new BEFORE INSERT ON page_counter
        FOR EACH ROW EXECUTE FUNCTION keep_page_active_at();
      CREATE TRIGGER page_counter_active_post BEFORE UPDATE OF last_post_at ON page_counter
        FOR EACH ROW WHEN (NEW.last_post_at IS DISTINCT FROM OLD.last_post_at) EXECUTE FUNCTION keep_page_active_at();
      CREATE TRIGGER page_active_edit AFTER UPDATE OF updated_at ON page
        FOR EACH ROW WHEN (NEW.updated_at IS DISTINCT FROM OLD.updated_at) EXECUTE FUNCTION page_was_edited();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER page_active_edit ON page;
      DROP TRIGGER page_counter_active_new ON page_counter;
      DROP TRIGGER page_counter_active_post ON page_counter;
      DROP FUNCTION page_was_edited;
      DROP FUNCTION keep_page_active_at;
      ALTER TABLE page_counter DROP COLUMN active_at;
    `);
  }
}
