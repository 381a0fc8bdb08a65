import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFunctions } from '../function-files.js';

/**
 * Searches compare texts with one form of every letter. Posts get their words again from the job `index older posts`, newest first: the
 * column says which have them. The migration FoldedIndexes builds the other indexes anew. The release before finds what it found, except
 * by words whose letters have several forms.
 */
export class FoldedLetters1764320000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE post_search ADD COLUMN folded boolean NOT NULL DEFAULT false');
    await createFunctions(
      runner,
      'fold_letters.v1',
      'searchable.v2',
      'index_post.v2',
      'name_query.v1',
      'post_query.v1',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await createFunctions(runner, 'searchable.v1', 'index_post.v1');
    // Not REINDEX: this connection may have stored expressions with the functions that are dropped here.
    await runner.query(`
      DROP INDEX member_name_words_idx, member_words_idx, page_words_idx;
      CREATE INDEX member_name_words_idx ON member USING gin (name_words(name));
      CREATE INDEX member_words_idx ON member USING gin (member_words(name, college_name));
      CREATE INDEX page_words_idx ON page USING gin (page_words(title, description));
      DROP FUNCTION name_query, post_query, fold_letters;
      ALTER TABLE post_search DROP COLUMN folded;
    `);
  }
}
