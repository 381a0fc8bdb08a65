-- Makes blocks of p_size visible posts each from those that are in no block yet, oldest first: at most p_most blocks, and of posts that
-- are older than p_older_than. Answers how many, and null when somebody is writing a post just now: then try again.
--
-- It waits for nobody and counts only while no transaction is open that changed visible posts (see count_in_feed_blocks). So all posts
-- that belong into a block are committed, and no later one escapes its count.
--
-- A block that has grown far beyond its size, by posts with old times, is dissolved with all newer ones, and they are made anew.
CREATE OR REPLACE FUNCTION seal_feed_blocks(p_size int, p_most int, p_older_than interval) RETURNS int LANGUAGE plpgsql AS $$
    DECLARE
      v_grown int;
      v_last int;
      v_at timestamptz;
      v_id bigint;
      v_sealed int;
    BEGIN
      IF NOT pg_try_advisory_xact_lock(hashtextextended('feed blocks', 0)) THEN RETURN NULL; END IF;
      SELECT min(number) INTO v_grown FROM feed_block WHERE posts > 4 * p_size;
      IF v_grown IS NOT NULL THEN
        DELETE FROM feed_block WHERE number >= v_grown;
        DELETE FROM feed_block_group WHERE number >= v_grown / 64;
        INSERT INTO feed_block_group (number, posts)
          SELECT v_grown / 64, sum(posts) FROM feed_block WHERE number >= v_grown / 64 * 64 HAVING count(*) > 0;
      END IF;
      SELECT number, until_at, until_id INTO v_last, v_at, v_id FROM feed_block ORDER BY number DESC LIMIT 1;
      IF NOT FOUND THEN v_last := -1; v_at := '-infinity'; v_id := 0; END IF;
      WITH uncounted AS (
        SELECT created_at, id FROM post
         WHERE NOT hidden AND (created_at, id) > (v_at, v_id) AND created_at < now() - p_older_than
         ORDER BY created_at, id LIMIT p_most * p_size
      ), sealed AS (
        INSERT INTO feed_block (number, until_at, until_id, posts)
        SELECT v_last + place / p_size, created_at, id, p_size
          FROM (SELECT created_at, id, row_number() OVER (ORDER BY created_at, id) AS place FROM uncounted) placed
         WHERE place % p_size = 0 RETURNING number, posts
      ), grouped AS (
        INSERT INTO feed_block_group AS g (number, posts)
        SELECT number / 64, sum(posts) FROM sealed GROUP BY 1
            ON CONFLICT (number) DO UPDATE SET posts = g.posts + excluded.posts
      )
      SELECT count(*) INTO v_sealed FROM sealed;
      RETURN v_sealed;
    END $$;
