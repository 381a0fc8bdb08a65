import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who is at which picture's files stands in a row instead of a lock, so that no transaction stays open while the store
 * works; a row that failed says how often. The release before knows nothing of it and keeps to its locks: while both
 * run, two may do the same act to a picture, which does no harm.
 */
export class MediaClaims1763960000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE media_claim (
        path varchar(100) CONSTRAINT media_claim_pkey PRIMARY KEY,
        until timestamptz NOT NULL,
        tries integer NOT NULL DEFAULT 0,
        retry_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE media_claim');
  }
}
