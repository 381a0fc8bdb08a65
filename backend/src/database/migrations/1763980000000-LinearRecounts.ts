import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the triggers after an update count no longer joins old rows with new ones. A session keeps the plan of the first
 * update, which is nearly always that of one post, as a nested loop: hiding a page of 2,400 posts later took six
 * seconds instead of half of one, and everybody who wrote on that page waited.
 */
export class LinearRecounts1763980000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createRecounts(
      runner,
      (key) => `(SELECT ${key}, sum(step)::int AS step
                FROM (SELECT ${key}, 1 AS step FROM new_rows WHERE NOT hidden
                       UNION ALL SELECT ${key}, -1 FROM old_rows WHERE NOT hidden) shown
               GROUP BY ${key} HAVING sum(step) <> 0)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    const step = 'sum(CASE WHEN n.hidden THEN -1 ELSE 1 END)::int AS step';
    await createRecounts(
      runner,
      (key, id) =>
        `(SELECT n.${key}, ${step} FROM new_rows n JOIN old_rows o USING (${id}) WHERE n.hidden <> o.hidden GROUP BY n.${key})`,
    );
  }
}

/** @param steps a subquery of how many visible rows more there are for each value of `key`; `id` names one row */
async function createRecounts(
  runner: QueryRunner,
  steps: (key: string, id: string) => string,
): Promise<void> {
  await runner.query(`
    CREATE OR REPLACE FUNCTION recount_follows() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE page_counter c SET followers = c.followers + d.step
        FROM ${steps('page_id', 'page_id, member_id')} d
       WHERE c.page_id = d.page_id;
      RETURN NULL;
    END $$;

    CREATE OR REPLACE FUNCTION recount_posts() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE member_counter c SET posts = c.posts + d.step
        FROM ${steps('author_id', 'id')} d
       WHERE c.member_id = d.author_id;
      UPDATE page_counter c SET posts = c.posts + d.step
        FROM ${steps('page_id', 'id')} d
       WHERE c.page_id = d.page_id;
      PERFORM bump_tally('posts',
        (SELECT count(*) FROM new_rows WHERE NOT hidden) - (SELECT count(*) FROM old_rows WHERE NOT hidden));
      RETURN NULL;
    END $$;

    CREATE OR REPLACE FUNCTION recount_likes() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE post_counter c SET likes = c.likes + d.step
        FROM ${steps('post_id', 'post_id, member_id')} d
       WHERE c.post_id = d.post_id;
      RETURN NULL;
    END $$;

    CREATE OR REPLACE FUNCTION recount_comments() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE post_counter c SET comments = c.comments + d.step
        FROM ${steps('post_id', 'id')} d
       WHERE c.post_id = d.post_id;
      RETURN NULL;
    END $$;
  `);
}
