import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes for the foreign keys that had none. Without them the purge of a member reads every session, and the removal of an
 * administrator every session and every member. Building them takes a fraction of a second per 100,000 rows.
 */
export class CascadeIndexes1763990000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX session_member_idx ON session (member_id) WHERE member_id IS NOT NULL;
      CREATE INDEX session_administrator_idx ON session (administrator_id) WHERE administrator_id IS NOT NULL;
      CREATE INDEX member_suspended_by_idx ON member (suspended_by) WHERE suspended_by IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX session_member_idx, session_administrator_idx, member_suspended_by_idx');
  }
}
