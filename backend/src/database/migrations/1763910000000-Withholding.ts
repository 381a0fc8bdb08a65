import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Administrators remove posts, pages and comments without deleting them: `withheld` says so, and it can be undone.
 *
 * One rule decides `hidden`, and `set_member_deleted` and `set_withheld` alone apply it: a row is hidden when it is
 * withheld itself, when its author (of a page: its creator) is deleted, and a post also when its page is hidden.
 * Counters follow by the triggers of AccountLife, which look at `hidden` alone.
 *
 * Pictures are served without asking the database, so what is withheld has its files moved to a prefix that is never
 * served. `media_outbox.act` says what is to happen to a path's files; the newest row of a path decides.
 *
 * Nothing is taken away but an index, whose successor serves the statements of the release before. That release runs on,
 * with one limit until its last process has stopped: its job takes every row of the outbox for a removal, so pictures of
 * what an administrator removes in that time may be gone for good, as they would have been in that release.
 */
export class Withholding1763910000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${OWNED.map(({ table }) => addColumns(table)).join('\n')}
      ${OWNED.map(addIndexes).join('\n')}
      CREATE INDEX post_hidden_idx ON post (id) WHERE hidden;
      CREATE INDEX comment_visible_newest_idx ON comment (created_at, id) WHERE NOT hidden;
      DROP INDEX comment_created_idx;
      CREATE INDEX comment_search_idx ON comment USING gin (lower(body) gin_trgm_ops);
      ALTER TABLE media_outbox ADD COLUMN act varchar(10) NOT NULL DEFAULT 'remove',
        ADD CONSTRAINT media_outbox_act_check CHECK (act IN ('remove', 'withhold', 'restore'));
      CREATE INDEX media_outbox_path_idx ON media_outbox (path, id);
    `);
    await replaceDeletion(runner, { withholding: true });
    await addWithholding(runner);
  }

  /** In the release before a removal is a deletion, so what is withheld is deleted. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM comment WHERE withheld IS NOT NULL;
      DELETE FROM post WHERE withheld IS NOT NULL;
      DELETE FROM page WHERE withheld IS NOT NULL;
      DROP FUNCTION set_withheld;
    `);
    await replaceDeletion(runner, { withholding: false });
    await runner.query(`
      CREATE INDEX comment_created_idx ON comment (created_at) WHERE NOT hidden;
      DROP INDEX media_outbox_path_idx, comment_search_idx, comment_visible_newest_idx, post_hidden_idx;
      ALTER TABLE media_outbox DROP COLUMN act;
      ${OWNED.map(
        ({ table }) =>
          `ALTER TABLE ${table} DROP COLUMN withheld, DROP COLUMN withheld_at, DROP COLUMN withheld_note;`,
      ).join('\n')}
    `);
  }
}

/** What can be withheld, and the column that says whose it is. */
const OWNED = [
  { table: 'post', owner: 'author_id' },
  { table: 'comment', owner: 'author_id' },
  { table: 'page', owner: 'creator_id' },
];

const addColumns = (table: string) => `
  ALTER TABLE ${table}
    ADD COLUMN withheld varchar(10),
    ADD COLUMN withheld_at timestamptz,
    ADD COLUMN withheld_note varchar(1000),
    ADD CONSTRAINT ${table}_withheld_check CHECK (
      (withheld IS NULL OR withheld IN ('held', 'removed')) AND
      (withheld IS NULL) = (withheld_at IS NULL) AND (withheld IS NOT NULL OR withheld_note IS NULL)
    );`;

/** For the console's list and the job that purges; and for the member whose it is. */
const addIndexes = ({ table, owner }: (typeof OWNED)[number]) => `
  CREATE INDEX ${table}_withheld_idx ON ${table} (withheld_at, id) WHERE withheld IS NOT NULL;
  CREATE INDEX ${table}_withheld_owner_idx ON ${table} (${owner}, withheld_at, id) WHERE withheld IS NOT NULL;`;

/** The function that hides and shows a member, with the rule of this version or of the one before. */
async function replaceDeletion(
  runner: QueryRunner,
  { withholding }: { withholding: boolean },
): Promise<void> {
  const own = (row: string) => (withholding ? ` OR ${row}.withheld IS NOT NULL` : '');
  await runner.query(`
    CREATE OR REPLACE FUNCTION set_member_deleted(p_member_id bigint, p_deleted_at timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
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
      UPDATE comment c SET hidden = NOT c.hidden WHERE c.author_id = p_member_id AND c.hidden <> (gone${own('c')});
      UPDATE post_like SET hidden = gone WHERE member_id = p_member_id AND hidden <> gone;
      UPDATE follow SET hidden = gone WHERE member_id = p_member_id AND hidden <> gone;
      UPDATE post p SET hidden = NOT p.hidden
        FROM (SELECT p.id, author.deleted_at IS NOT NULL OR creator.deleted_at IS NOT NULL${own('p')}${own('g')} AS hidden
                FROM post p JOIN member author ON author.id = p.author_id
                LEFT JOIN page g ON g.id = p.page_id LEFT JOIN member creator ON creator.id = g.creator_id
               WHERE p.id = ANY (own_posts)) should
       WHERE should.id = p.id AND should.hidden <> p.hidden;
      UPDATE page g SET hidden = NOT g.hidden WHERE g.creator_id = p_member_id AND g.hidden <> (gone${own('g')});
      RETURN changed;
    END $$;
  `);
}

/**
 * Withholds a post, page or comment, or shows it again (p_state null), and answers whose it is; null when there is
 * nothing to change: no such row, already in that state, or hidden for another reason and so nobody's to remove.
 *
 * It locks in the order of `set_member_deleted` and takes turns with it: members, pages, posts, comments, counters,
 * tallies. Rows that are being inserted hold key-share locks on what they hang on: those come before and are seen;
 * later ones wait and are refused by the triggers.
 */
async function addWithholding(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION set_withheld(p_kind text, p_id bigint, p_state text, p_note text) RETURNS bigint LANGUAGE plpgsql AS $$
    DECLARE
      v_owner bigint;
      v_page bigint;
      v_post bigint;
      v_withheld text;
      v_hidden boolean;
      -- Whether what it stands on is hidden, or withheld: then it stays so without it.
      v_below_hidden boolean := false;
      v_below_withheld boolean := false;
      v_owner_deleted boolean;
      v_act CONSTANT text := CASE WHEN p_state IS NULL THEN 'restore' ELSE 'withhold' END;
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended('account life', 0));
      CASE p_kind
        WHEN 'post' THEN
          SELECT author_id, page_id INTO v_owner, v_page FROM post WHERE id = p_id;
        WHEN 'page' THEN
          SELECT creator_id, id INTO v_owner, v_page FROM page WHERE id = p_id;
        WHEN 'comment' THEN
          SELECT c.author_id, c.post_id, p.page_id INTO v_owner, v_post, v_page
            FROM comment c JOIN post p ON p.id = c.post_id WHERE c.id = p_id;
      END CASE;
      IF v_owner IS NULL THEN RETURN NULL; END IF;

      SELECT deleted_at IS NOT NULL INTO v_owner_deleted FROM member WHERE id = v_owner FOR KEY SHARE;
      IF p_kind = 'page' THEN
        SELECT withheld, hidden INTO v_withheld, v_hidden FROM page WHERE id = p_id FOR UPDATE;
        PERFORM FROM post WHERE page_id = p_id ORDER BY id FOR KEY SHARE;
      ELSIF v_page IS NOT NULL THEN
        SELECT hidden, withheld IS NOT NULL INTO v_below_hidden, v_below_withheld FROM page WHERE id = v_page FOR KEY SHARE;
      END IF;
      IF p_kind = 'post' THEN
        SELECT withheld, hidden INTO v_withheld, v_hidden FROM post WHERE id = p_id FOR UPDATE;
      ELSIF p_kind = 'comment' THEN
        SELECT hidden INTO v_below_hidden FROM post WHERE id = v_post FOR KEY SHARE;
        SELECT withheld, hidden INTO v_withheld, v_hidden FROM comment WHERE id = p_id FOR UPDATE;
      END IF;
      -- Gone while this waited, already so, or out of reach.
      IF v_hidden IS NULL OR v_withheld IS NOT DISTINCT FROM p_state THEN RETURN NULL; END IF;
      IF p_state IS NOT NULL AND v_withheld IS NULL AND (v_hidden OR v_below_hidden) THEN RETURN NULL; END IF;

      IF p_kind = 'page' THEN
        PERFORM FROM member_counter WHERE member_id IN (SELECT author_id FROM post WHERE page_id = p_id)
          ORDER BY member_id FOR NO KEY UPDATE;
        PERFORM FROM page_counter WHERE page_id = p_id FOR NO KEY UPDATE;
        UPDATE post p SET hidden = NOT p.hidden
          FROM (SELECT p.id, p.withheld IS NOT NULL OR author.deleted_at IS NOT NULL OR v_owner_deleted
                             OR p_state IS NOT NULL AS hidden
                  FROM post p JOIN member author ON author.id = p.author_id WHERE p.page_id = p_id) should
         WHERE should.id = p.id AND should.hidden <> p.hidden;
        UPDATE page SET withheld = p_state, withheld_at = CASE WHEN p_state IS NOT NULL THEN now() END,
               withheld_note = p_note, hidden = p_state IS NOT NULL OR v_owner_deleted
         WHERE id = p_id;
        -- Posts that are withheld themselves have had their pictures moved, and keep them there.
        INSERT INTO media_outbox (path, act)
          SELECT path, v_act FROM media WHERE page_id = p_id
           UNION ALL
          SELECT m.path, v_act FROM post p JOIN media m ON m.post_id = p.id WHERE p.page_id = p_id AND p.withheld IS NULL;
      ELSIF p_kind = 'post' THEN
        PERFORM FROM member_counter WHERE member_id = v_owner FOR NO KEY UPDATE;
        PERFORM FROM page_counter WHERE page_id = v_page FOR NO KEY UPDATE;
        UPDATE post SET withheld = p_state, withheld_at = CASE WHEN p_state IS NOT NULL THEN now() END,
               withheld_note = p_note, hidden = p_state IS NOT NULL OR v_owner_deleted OR v_below_hidden
         WHERE id = p_id;
        IF NOT v_below_withheld THEN
          INSERT INTO media_outbox (path, act) SELECT path, v_act FROM media WHERE post_id = p_id;
        END IF;
      ELSE
        PERFORM FROM post_counter WHERE post_id = v_post FOR NO KEY UPDATE;
        UPDATE comment SET withheld = p_state, withheld_at = CASE WHEN p_state IS NOT NULL THEN now() END,
               withheld_note = p_note, hidden = p_state IS NOT NULL OR v_owner_deleted
         WHERE id = p_id;
      END IF;
      RETURN v_owner;
    END $$;
  `);
}
