import type { MigrationInterface, QueryRunner } from 'typeorm';

const REBUILT = ['member_name_words_idx', 'member_words_idx', 'page_words_idx'];

/**
 * Builds the indexes on words anew, after FoldedLetters, and one for comments. Members go on reading and writing meanwhile: each index is
 * built beside the old one (CONCURRENTLY), which no transaction allows. If it is interrupted, the next run begins again.
 */
export class FoldedIndexes1764320100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // It waits for the transactions of others without keeping anybody out.
    const [before] = (await runner.query('SHOW lock_timeout')) as { lock_timeout: string }[];
    await runner.query('SET lock_timeout = 0');
    for (const index of REBUILT) {
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${index}_ccnew`);
      await runner.query(`REINDEX INDEX CONCURRENTLY ${index}`);
    }
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS comment_words_idx');
    await runner.query('CREATE INDEX CONCURRENTLY comment_words_idx ON comment USING gin (name_words(body))');
    await runner.query(`SET lock_timeout = '${before?.lock_timeout ?? '0'}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX comment_words_idx');
  }
}
