-- The counters of many authors change when a page is deleted: they are locked in one order, so that two of these never wait for
-- each other.
CREATE OR REPLACE FUNCTION count_posts() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN PERFORM refuse_if(EXISTS (SELECT FROM changed JOIN member m ON m.id = changed.author_id WHERE m.deleted_at IS NOT NULL OR m.content_withheld)); END IF;
      IF TG_OP = 'INSERT' THEN PERFORM refuse_if(EXISTS (SELECT FROM changed JOIN page t ON t.id = changed.page_id WHERE t.hidden)); END IF;
      IF TG_OP = 'INSERT' THEN PERFORM refuse_if(EXISTS (SELECT FROM changed JOIN project t ON t.id = changed.project_id WHERE t.hidden)); END IF;
      IF TG_OP = 'INSERT' THEN
        INSERT INTO post_counter (post_id) SELECT id FROM changed;
      END IF;
      IF TG_OP = 'DELETE' THEN
         PERFORM FROM member_counter WHERE member_id IN (SELECT author_id FROM changed WHERE NOT hidden)
           ORDER BY member_id FOR NO KEY UPDATE;
       END IF;
      UPDATE member_counter c SET posts = c.posts + TG_ARGV[0]::int * d.n
        FROM (SELECT author_id, count(*)::int AS n FROM changed WHERE NOT hidden GROUP BY author_id) d
       WHERE c.member_id = d.author_id;
      UPDATE page_counter c SET posts = c.posts + TG_ARGV[0]::int * d.n,
             last_post_at = CASE WHEN TG_OP = 'INSERT' THEN greatest(c.last_post_at, d.latest) ELSE c.last_post_at END
        FROM (SELECT page_id, count(*)::int AS n, max(created_at) AS latest
                FROM changed WHERE page_id IS NOT NULL AND NOT hidden GROUP BY page_id) d
       WHERE c.page_id = d.page_id;
      PERFORM bump_tally('posts', TG_ARGV[0]::int * (SELECT count(*) FROM changed WHERE NOT hidden));
      PERFORM count_in_feed_blocks(array_agg(created_at), array_agg(id), array_agg(TG_ARGV[0]::int)) FROM changed WHERE NOT hidden;
      RETURN NULL;
    END $$;
