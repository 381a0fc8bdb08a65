import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a later release may bring: it changes a table that members use, and locks it for that. */
export class Second1900000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE member ADD COLUMN of_second text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE member DROP COLUMN of_second');
  }
}
