import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Limits look back over the previous window, too. Code from before goes on counting in its own way:
 * both columns have defaults.
 */
export class SlidingLimits1763640000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE limit_count
        ADD COLUMN previous integer NOT NULL DEFAULT 0,
        ADD COLUMN refused boolean NOT NULL DEFAULT false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE limit_count DROP COLUMN previous, DROP COLUMN refused`);
  }
}
