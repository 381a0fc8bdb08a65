import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes that AccountLife replaced and kept for the release before it. */
const SUPERSEDED = {
  member_joined_idx: 'member (created_at, id)',
  page_newest_idx: 'page (created_at, id)',
  post_newest_idx: 'post (created_at, id)',
  post_author_idx: 'post (author_id, created_at, id)',
  post_page_idx: 'post (page_id, created_at, id) WHERE page_id IS NOT NULL',
  comment_newest_idx: 'comment (post_id, created_at, id)',
};

/**
 * Whoever changes a row that hangs on a post or page locks the post or page first, as whoever deletes it does. A like
 * taken back used to lock the like and then the post's counter, while a deletion locks the counter and then the likes:
 * each waited for the other, and PostgreSQL failed one of the two.
 *
 * The order for all writes: members, pages, posts, what hangs on them, counters by kind and id, tallies.
 */
export class LockOrder1763950000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createToggles(runner, { parentFirst: true });
    await runner.query(`DROP INDEX ${Object.keys(SUPERSEDED).join(', ')};`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(SUPERSEDED)) {
      await runner.query(`CREATE INDEX ${name} ON ${columns};`);
    }
    await createToggles(runner, { parentFirst: false });
  }
}

async function createToggles(runner: QueryRunner, { parentFirst }: { parentFirst: boolean }): Promise<void> {
  // A key-share lock lets others like, comment and edit; it waits only for a deletion.
  const requireVisible = (table: 'post' | 'page') =>
    parentFirst
      ? `PERFORM FROM ${table} WHERE id = p_${table}_id AND NOT hidden FOR KEY SHARE;
      PERFORM refuse_if(NOT FOUND);`
      : `PERFORM refuse_if(NOT EXISTS (SELECT FROM ${table} WHERE id = p_${table}_id AND NOT hidden));`;
  await runner.query(`
    CREATE OR REPLACE FUNCTION toggle_like(p_post_id bigint, p_member_id bigint, OUT likes integer, OUT is_liked boolean)
    LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended('like ' || p_post_id || ' ' || p_member_id, 0));
      ${requireVisible('post')}
      DELETE FROM post_like WHERE post_id = p_post_id AND member_id = p_member_id;
      is_liked := NOT FOUND;
      IF is_liked THEN
        INSERT INTO post_like (post_id, member_id) VALUES (p_post_id, p_member_id);
      END IF;
      SELECT c.likes INTO likes FROM post_counter c WHERE c.post_id = p_post_id;
    END $$;

    CREATE OR REPLACE FUNCTION toggle_follow(p_page_id bigint, p_member_id bigint, OUT followers integer, OUT is_following boolean)
    LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended('follow ' || p_page_id || ' ' || p_member_id, 0));
      ${requireVisible('page')}
      DELETE FROM follow WHERE page_id = p_page_id AND member_id = p_member_id;
      is_following := NOT FOUND;
      IF is_following THEN
        INSERT INTO follow (page_id, member_id) VALUES (p_page_id, p_member_id);
      END IF;
      SELECT c.followers INTO followers FROM page_counter c WHERE c.page_id = p_page_id;
    END $$;
  `);
}
