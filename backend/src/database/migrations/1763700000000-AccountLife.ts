import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Members who delete their account are hidden at once and purged later; periodic work is noted in `job_run`.
 *
 * `hidden` says that a row is nobody's to see. It follows from `member.deleted_at`: a page is hidden with its
 * creator; a post with its author or its page; a comment, like or follow with the member whose it is (what hangs
 * on a hidden post or page is out of reach with it). Only `set_member_deleted` changes it.
 *
 * Counters count what is not hidden. Which follows how:
 * - `member_counter.posts`, `page_counter.posts`, tally `posts`: triggers on post (count_posts, recount_posts)
 * - `page_counter.followers`: triggers on follow (count_follows, recount_follows)
 * - `post_counter.likes`, `.comments`: triggers on post_like and comment (count_…, recount_…)
 * - tally `pages`: triggers on page; tally `members`: triggers on member
 * The triggers on insert also refuse, as a foreign-key violation, rows of members who are being deleted and posts on
 * hidden pages: the foreign keys have locked those rows by then, so either side sees the other.
 *
 * Everything is added, nothing taken away: the code of the version before runs on. Its indexes post_newest_idx,
 * post_author_idx, post_page_idx, page_newest_idx, member_joined_idx and comment_newest_idx have successors here and
 * can go a release later.
 */
export class AccountLife1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE job_run (
        name varchar(60) CONSTRAINT job_run_pkey PRIMARY KEY,
        started_at timestamptz NOT NULL,
        ended_at timestamptz,
        succeeded_at timestamptz,
        error varchar(500)
      );
      CREATE INDEX session_expiry_idx ON session (expires_at);
      CREATE INDEX password_reset_expiry_idx ON password_reset (expires_at);
    `);
    await addColumns(runner);
    await replaceCounting(runner, { hiding: true });
    await addRecounting(runner);
    await addDeletion(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER session_added ON session;
      DROP FUNCTION set_member_deleted, refuse_session_of_deleted;
      ${RECOUNTED.map((table) => `DROP TRIGGER ${table}_changed ON ${table};`).join('\n')}
      DROP FUNCTION recount_members, recount_pages, recount_follows, recount_posts, recount_likes, recount_comments;
    `);
    await replaceCounting(runner, { hiding: false });
    // Their indexes go with them.
    await runner.query(`
      ALTER TABLE member DROP COLUMN deleted_at;
      ${HIDDEN.map((table) => `ALTER TABLE ${table} DROP COLUMN hidden;`).join('\n')}
      DROP FUNCTION refuse_if;
      DROP INDEX session_expiry_idx, password_reset_expiry_idx;
      DROP TABLE job_run;
    `);
  }
}

const HIDDEN = ['page', 'follow', 'post', 'post_like', 'comment'];
const RECOUNTED = ['member', ...HIDDEN];

async function addColumns(runner: QueryRunner): Promise<void> {
  await runner.query(`
    ALTER TABLE member ADD COLUMN deleted_at timestamptz;
    ${HIDDEN.map((table) => `ALTER TABLE ${table} ADD COLUMN hidden boolean NOT NULL DEFAULT false;`).join('\n')}

    CREATE INDEX member_visible_joined_idx ON member (created_at, id) WHERE deleted_at IS NULL;
    CREATE INDEX member_deleted_idx ON member (deleted_at) WHERE deleted_at IS NOT NULL;
    CREATE INDEX page_visible_newest_idx ON page (created_at, id) WHERE NOT hidden;
    CREATE INDEX post_visible_newest_idx ON post (created_at, id) WHERE NOT hidden;
  `);
  // Whole, with the flag as a key, where a cascade needs an index on the first column as well.
  await runner.query(`
    CREATE INDEX post_author_hidden_idx ON post (author_id, hidden, created_at, id);
    CREATE INDEX post_page_hidden_idx ON post (page_id, hidden, created_at, id) WHERE page_id IS NOT NULL;
    CREATE INDEX comment_post_hidden_idx ON comment (post_id, hidden, created_at, id);
  `);
}

/** The counting functions of the version before, or those that pass over what is hidden. */
async function replaceCounting(runner: QueryRunner, { hiding }: { hiding: boolean }): Promise<void> {
  const visible = hiding ? 'WHERE NOT hidden' : '';
  const alive = hiding ? 'WHERE deleted_at IS NULL' : '';
  const onInsert = (check: string) => (hiding ? `IF TG_OP = 'INSERT' THEN ${check} END IF;` : '');
  const whose = (column: string) =>
    onInsert(
      `PERFORM refuse_if(EXISTS (SELECT FROM changed JOIN member m ON m.id = changed.${column} WHERE m.deleted_at IS NOT NULL));`,
    );
  const where = (table: string, column: string) =>
    onInsert(
      `PERFORM refuse_if(EXISTS (SELECT FROM changed JOIN ${table} t ON t.id = changed.${column} WHERE t.hidden));`,
    );
  // Many authors' counters go with a page: in one order, so that two of these never wait for each other.
  const inOrder = hiding
    ? `IF TG_OP = 'DELETE' THEN
         PERFORM FROM member_counter WHERE member_id IN (SELECT author_id FROM changed ${visible})
           ORDER BY member_id FOR NO KEY UPDATE;
       END IF;`
    : '';
  await runner.query(`
    CREATE OR REPLACE FUNCTION refuse_if(p_refused boolean) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      IF p_refused THEN
        RAISE foreign_key_violation USING MESSAGE = 'this hangs on something that is hidden';
      END IF;
    END $$;

    CREATE OR REPLACE FUNCTION count_members() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO member_counter (member_id) SELECT id FROM changed;
      END IF;
      PERFORM bump_tally('members', TG_ARGV[0]::int * (SELECT count(*) FROM changed ${alive}));
      RETURN NULL;
    END $$;

    CREATE OR REPLACE FUNCTION count_pages() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${whose('creator_id')}
      IF TG_OP = 'INSERT' THEN
        INSERT INTO page_counter (page_id) SELECT id FROM changed;
      END IF;
      PERFORM bump_tally('pages', TG_ARGV[0]::int * (SELECT count(*) FROM changed ${visible}));
      RETURN NULL;
    END $$;

    CREATE OR REPLACE FUNCTION count_follows() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${whose('member_id')}
      UPDATE page_counter c SET followers = c.followers + TG_ARGV[0]::int * d.n
        FROM (SELECT page_id, count(*)::int AS n FROM changed ${visible} GROUP BY page_id) d WHERE c.page_id = d.page_id;
      RETURN NULL;
    END $$;

    CREATE OR REPLACE FUNCTION count_posts() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${whose('author_id')}
      ${where('page', 'page_id')}
      IF TG_OP = 'INSERT' THEN
        INSERT INTO post_counter (post_id) SELECT id FROM changed;
      END IF;
      ${inOrder}
      UPDATE member_counter c SET posts = c.posts + TG_ARGV[0]::int * d.n
        FROM (SELECT author_id, count(*)::int AS n FROM changed ${visible} GROUP BY author_id) d
       WHERE c.member_id = d.author_id;
      UPDATE page_counter c SET posts = c.posts + TG_ARGV[0]::int * d.n,
             last_post_at = CASE WHEN TG_OP = 'INSERT' THEN greatest(c.last_post_at, d.latest) ELSE c.last_post_at END
        FROM (SELECT page_id, count(*)::int AS n, max(created_at) AS latest
                FROM changed WHERE page_id IS NOT NULL ${hiding ? 'AND NOT hidden' : ''} GROUP BY page_id) d
       WHERE c.page_id = d.page_id;
      PERFORM bump_tally('posts', TG_ARGV[0]::int * (SELECT count(*) FROM changed ${visible}));
      RETURN NULL;
    END $$;

    CREATE OR REPLACE FUNCTION count_likes() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${whose('member_id')}
      UPDATE post_counter c SET likes = c.likes + TG_ARGV[0]::int * d.n
        FROM (SELECT post_id, count(*)::int AS n FROM changed ${visible} GROUP BY post_id) d WHERE c.post_id = d.post_id;
      RETURN NULL;
    END $$;

    CREATE OR REPLACE FUNCTION count_comments() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${whose('author_id')}
      ${where('post', 'post_id')}
      UPDATE post_counter c SET comments = c.comments + TG_ARGV[0]::int * d.n
        FROM (SELECT post_id, count(*)::int AS n FROM changed ${visible} GROUP BY post_id) d WHERE c.post_id = d.post_id;
      RETURN NULL;
    END $$;
  `);

  // One may neither like nor unlike, follow nor unfollow what is hidden.
  const visiblePost = hiding
    ? `PERFORM refuse_if(NOT EXISTS (SELECT FROM post WHERE id = p_post_id AND NOT hidden));`
    : '';
  const visiblePage = hiding
    ? `PERFORM refuse_if(NOT EXISTS (SELECT FROM page WHERE id = p_page_id AND NOT hidden));`
    : '';
  await runner.query(`
    CREATE OR REPLACE FUNCTION toggle_like(p_post_id bigint, p_member_id bigint, OUT likes integer, OUT is_liked boolean)
    LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended('like ' || p_post_id || ' ' || p_member_id, 0));
      ${visiblePost}
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
      ${visiblePage}
      DELETE FROM follow WHERE page_id = p_page_id AND member_id = p_member_id;
      is_following := NOT FOUND;
      IF is_following THEN
        INSERT INTO follow (page_id, member_id) VALUES (p_page_id, p_member_id);
      END IF;
      SELECT c.followers INTO followers FROM page_counter c WHERE c.page_id = p_page_id;
    END $$;
  `);
}

/** After an update: rows that came to be hidden count one less, rows that came back one more. */
async function addRecounting(runner: QueryRunner): Promise<void> {
  const step = 'sum(CASE WHEN n.hidden THEN -1 ELSE 1 END)::int AS step';
  const flipped = (key: string) => `new_rows n JOIN old_rows o USING (${key}) WHERE n.hidden <> o.hidden`;
  await runner.query(`
    CREATE FUNCTION recount_members() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM bump_tally('members',
        (SELECT count(*) FROM new_rows WHERE deleted_at IS NULL) - (SELECT count(*) FROM old_rows WHERE deleted_at IS NULL));
      RETURN NULL;
    END $$;

    CREATE FUNCTION recount_pages() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM bump_tally('pages',
        (SELECT count(*) FROM new_rows WHERE NOT hidden) - (SELECT count(*) FROM old_rows WHERE NOT hidden));
      RETURN NULL;
    END $$;

    CREATE FUNCTION recount_follows() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE page_counter c SET followers = c.followers + d.step
        FROM (SELECT page_id, ${step} FROM ${flipped('page_id, member_id')} GROUP BY page_id) d
       WHERE c.page_id = d.page_id;
      RETURN NULL;
    END $$;

    CREATE FUNCTION recount_posts() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE member_counter c SET posts = c.posts + d.step
        FROM (SELECT n.author_id, ${step} FROM ${flipped('id')} GROUP BY n.author_id) d
       WHERE c.member_id = d.author_id;
      UPDATE page_counter c SET posts = c.posts + d.step
        FROM (SELECT n.page_id, ${step} FROM ${flipped('id')} AND n.page_id IS NOT NULL GROUP BY n.page_id) d
       WHERE c.page_id = d.page_id;
      PERFORM bump_tally('posts',
        (SELECT count(*) FROM new_rows WHERE NOT hidden) - (SELECT count(*) FROM old_rows WHERE NOT hidden));
      RETURN NULL;
    END $$;

    CREATE FUNCTION recount_likes() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE post_counter c SET likes = c.likes + d.step
        FROM (SELECT post_id, ${step} FROM ${flipped('post_id, member_id')} GROUP BY post_id) d
       WHERE c.post_id = d.post_id;
      RETURN NULL;
    END $$;

    CREATE FUNCTION recount_comments() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE post_counter c SET comments = c.comments + d.step
        FROM (SELECT n.post_id, ${step} FROM ${flipped('id')} GROUP BY n.post_id) d
       WHERE c.post_id = d.post_id;
      RETURN NULL;
    END $$;
  `);
  const recounters = {
    member: 'recount_members',
    page: 'recount_pages',
    follow: 'recount_follows',
    post: 'recount_posts',
    post_like: 'recount_likes',
    comment: 'recount_comments',
  };
  for (const [table, recounter] of Object.entries(recounters)) {
    await runner.query(`
      CREATE TRIGGER ${table}_changed AFTER UPDATE ON ${table} REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
        FOR EACH STATEMENT EXECUTE FUNCTION ${recounter}();
    `);
  }
}

async function addDeletion(runner: QueryRunner): Promise<void> {
  // Answers whether anything changed. Who locks several of these does it in the order of this function: members, pages, posts, what hangs on
  // them, counters by kind and id, tallies. Then nobody waits in a circle with somebody who likes, comments, posts,
  // follows or deletes a page meanwhile. Deletions themselves take turns: they are rare, and lock much.
  await runner.query(`
    CREATE FUNCTION set_member_deleted(p_member_id bigint, p_deleted_at timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
    DECLARE
      gone CONSTANT boolean := p_deleted_at IS NOT NULL;
      changed boolean;
      own_pages bigint[];
      own_posts bigint[];
      touched_posts bigint[];
      touched_pages bigint[];
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended('account life', 0));
      -- Whoever inserts a row of this member's, or a post on one of their pages, holds a key-share lock on it:
      -- those come before, and are seen below; later ones wait here and are refused by the triggers.
      PERFORM FROM member WHERE id = p_member_id FOR UPDATE;
      PERFORM FROM page WHERE creator_id = p_member_id ORDER BY id FOR UPDATE;
      own_pages := ARRAY(SELECT id FROM page WHERE creator_id = p_member_id);
      own_posts := ARRAY(
        SELECT id FROM post WHERE author_id = p_member_id UNION SELECT id FROM post WHERE page_id = ANY (own_pages));
      touched_posts := ARRAY(
        SELECT unnest(own_posts)
         UNION SELECT post_id FROM comment WHERE author_id = p_member_id
         UNION SELECT post_id FROM post_like WHERE member_id = p_member_id);
      touched_pages := ARRAY(
        SELECT page_id FROM post WHERE id = ANY (touched_posts) AND page_id IS NOT NULL
         UNION SELECT page_id FROM follow WHERE member_id = p_member_id);
      PERFORM FROM page WHERE id = ANY (touched_pages) ORDER BY id FOR KEY SHARE;
      PERFORM FROM post WHERE id = ANY (touched_posts) ORDER BY id FOR KEY SHARE;
      PERFORM FROM comment WHERE author_id = p_member_id FOR UPDATE;
      PERFORM FROM post_like WHERE member_id = p_member_id FOR UPDATE;
      PERFORM FROM follow WHERE member_id = p_member_id FOR UPDATE;
      PERFORM FROM member_counter WHERE member_id IN (SELECT author_id FROM post WHERE id = ANY (own_posts))
        ORDER BY member_id FOR NO KEY UPDATE;
      PERFORM FROM page_counter WHERE page_id = ANY (touched_pages) ORDER BY page_id FOR NO KEY UPDATE;
      PERFORM FROM post_counter WHERE post_id = ANY (touched_posts) ORDER BY post_id FOR NO KEY UPDATE;

      UPDATE member SET deleted_at = p_deleted_at WHERE id = p_member_id AND (deleted_at IS NOT NULL) <> gone;
      changed := FOUND;
      UPDATE comment SET hidden = gone WHERE author_id = p_member_id AND hidden <> gone;
      UPDATE post_like SET hidden = gone WHERE member_id = p_member_id AND hidden <> gone;
      UPDATE follow SET hidden = gone WHERE member_id = p_member_id AND hidden <> gone;
      UPDATE post p SET hidden = NOT p.hidden
        FROM (SELECT p.id, author.deleted_at IS NOT NULL OR creator.deleted_at IS NOT NULL AS hidden
                FROM post p JOIN member author ON author.id = p.author_id
                LEFT JOIN page g ON g.id = p.page_id LEFT JOIN member creator ON creator.id = g.creator_id
               WHERE p.id = ANY (own_posts)) should
       WHERE should.id = p.id AND should.hidden <> p.hidden;
      UPDATE page SET hidden = gone WHERE creator_id = p_member_id AND hidden <> gone;
      RETURN changed;
    END $$;

    CREATE FUNCTION refuse_session_of_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM refuse_if(EXISTS (
        SELECT FROM changed JOIN member m ON m.id = changed.member_id WHERE m.deleted_at IS NOT NULL));
      RETURN NULL;
    END $$;
    CREATE TRIGGER session_added AFTER INSERT ON session REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_session_of_deleted();
  `);
}
