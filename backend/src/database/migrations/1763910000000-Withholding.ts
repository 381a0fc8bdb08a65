import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFunctions } from '../function-files.js';

/**
 * Administrators remove posts, pages and comments without deleting them: `withheld` says so, and it can be undone.
 *
 * One rule decides `hidden`, and `set_member_deleted` and `set_withheld` alone apply it: a row is hidden when it is
 * withheld itself, when its author (of a page: its creator) is deleted, and a post also when its page is hidden.
 * Counters follow by the triggers of AccountLife, which look at `hidden` alone.
 *
 * Pictures are served without asking the database, so what is withheld has its files moved to a prefix that is never
 * served. `media_outbox.act` says what is to happen to a path's files; the newest row of a path decides.
 *
 * Nothing is taken away but an index, whose successor serves the statements of the release before. That release runs on,
 * with one limit until its last process has stopped: its job takes every row of the outbox for a removal, so pictures of
 * what an administrator removes in that time may be gone for good, as they would have been in that release.
 */
export class Withholding1763910000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${OWNED.map(({ table }) => addColumns(table)).join('\n')}
      ${OWNED.map(addIndexes).join('\n')}
      CREATE INDEX post_hidden_idx ON post (id) WHERE hidden;
      CREATE INDEX comment_visible_newest_idx ON comment (created_at, id) WHERE NOT hidden;
      DROP INDEX comment_created_idx;
      CREATE INDEX comment_search_idx ON comment USING gin (lower(body) gin_trgm_ops);
      ALTER TABLE media_outbox ADD COLUMN act varchar(10) NOT NULL DEFAULT 'remove',
        ADD CONSTRAINT media_outbox_act_check CHECK (act IN ('remove', 'withhold', 'restore'));
      CREATE INDEX media_outbox_path_idx ON media_outbox (path, id);
    `);
    await createFunctions(runner, 'set_member_deleted.v2', 'set_withheld.v1');
  }

  /**
   * In the release before a removal is a deletion, so what is withheld is deleted. It takes every row of the outbox for a
   * removal, so the others go: otherwise it would delete the pictures of what has just been restored.
   */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM comment WHERE withheld IS NOT NULL;
      DELETE FROM post WHERE withheld IS NOT NULL;
      DELETE FROM page WHERE withheld IS NOT NULL;
      DELETE FROM media_outbox WHERE act <> 'remove';
      DROP FUNCTION set_withheld;
    `);
    await createFunctions(runner, 'set_member_deleted.v1');
    await runner.query(`
      CREATE INDEX comment_created_idx ON comment (created_at) WHERE NOT hidden;
      DROP INDEX media_outbox_path_idx, comment_search_idx, comment_visible_newest_idx, post_hidden_idx;
      ALTER TABLE media_outbox DROP COLUMN act;
      ${OWNED.map(
        ({ table }) =>
          `ALTER TABLE ${table} DROP COLUMN withheld, DROP COLUMN withheld_at, DROP COLUMN withheld_note;`,
      ).join('\n')}
    `);
  }
}

/** What can be withheld, and the column that says whose it is. */
const OWNED = [
  { table: 'post', owner: 'author_id' },
  { table: 'comment', owner: 'author_id' },
  { table: 'page', owner: 'creator_id' },
];

const addColumns = (table: string) => `
  ALTER TABLE ${table}
    ADD COLUMN withheld varchar(10),
    ADD COLUMN withheld_at timestamptz,
    ADD COLUMN withheld_note varchar(1000),
    ADD CONSTRAINT ${table}_withheld_check CHECK (
      (withheld IS NULL OR withheld IN ('held', 'removed')) AND
      (withheld IS NULL) = (withheld_at IS NULL) AND (withheld IS NOT NULL OR withheld_note IS NULL)
    );`;

/** For the console's list and the job that purges; and for the member whose it is. */
const addIndexes = ({ table, owner }: (typeof OWNED)[number]) => `
  CREATE INDEX ${table}_withheld_idx ON ${table} (withheld_at, id) WHERE withheld IS NOT NULL;
  CREATE INDEX ${table}_withheld_owner_idx ON ${table} (${owner}, withheld_at, id) WHERE withheld IS NOT NULL;`;
