import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Posts that members saved for themselves. The second index has the order of a member's list; the third is for cascades. */
export class SavedPosts1764220000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_post (
        member_id bigint CONSTRAINT saved_post_member_fkey REFERENCES member (id) ON DELETE CASCADE,
        post_id bigint CONSTRAINT saved_post_post_fkey REFERENCES post (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT saved_post_pkey PRIMARY KEY (member_id, post_id)
      );
      CREATE INDEX saved_post_newest_idx ON saved_post (member_id, created_at, post_id);
      CREATE INDEX saved_post_post_idx ON saved_post (post_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE saved_post');
  }
}
