import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFunctions } from '../function-files.js';

/**
 * Creators delete a page by withholding it: it and its posts are hidden at once, and a job deletes the rows in batches. The release
 * before still deletes the rows itself, and sees such a page as hidden. Administrators can also remove what is hidden only because
 * an account is deleted, so that its restoration does not bring it back.
 */
export class PageDeletion1764264000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, `'held', 'removed', 'deleted'`);
    await createFunctions(runner, 'set_withheld.v2');
  }

  /** No job of the release before deletes these pages. */
  async down(runner: QueryRunner): Promise<void> {
    await createFunctions(runner, 'set_withheld.v1');
    await runner.query(`DELETE FROM page WHERE withheld = 'deleted'`);
    await allow(runner, `'held', 'removed'`);
  }
}

const allow = (runner: QueryRunner, states: string) =>
  runner.query(`
    ALTER TABLE page DROP CONSTRAINT page_withheld_check,
      ADD CONSTRAINT page_withheld_check CHECK (
        (withheld IS NULL OR withheld IN (${states})) AND
        (withheld IS NULL) = (withheld_at IS NULL) AND (withheld IS NOT NULL OR withheld_note IS NULL)
      )`);
