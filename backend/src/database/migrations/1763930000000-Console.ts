import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the console lists in other orders: members by name, e-mail, college and course, and audit events by time and by
 * who caused them. Each index is read in its order up to a page, forwards or backwards. Those of members hold visible
 * ones alone, like the list. Building them takes under a second per 100,000 rows, in which the table is not written.
 */
export class Console1763930000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX member_by_name_idx ON member (lower(name), id) WHERE deleted_at IS NULL;
      CREATE INDEX member_by_email_idx ON member (lower(email), id) WHERE deleted_at IS NULL;
      CREATE INDEX member_by_college_idx ON member (lower(college_name), id) WHERE deleted_at IS NULL;
      CREATE INDEX member_by_course_idx ON member (lower(course_name), id) WHERE deleted_at IS NULL;
      CREATE INDEX audit_event_at_idx ON audit_event (at, id);
      CREATE INDEX audit_event_actor_idx ON audit_event (actor_kind, actor_id, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX audit_event_actor_idx, audit_event_at_idx;
      DROP INDEX member_by_course_idx, member_by_college_idx, member_by_email_idx, member_by_name_idx;
    `);
  }
}
