CREATE OR REPLACE FUNCTION count_posts() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO post_counter (post_id) SELECT id FROM changed;
      END IF;
      UPDATE member_counter c SET posts = c.posts + TG_ARGV[0]::int * d.n
        FROM (SELECT author_id, count(*)::int AS n FROM changed GROUP BY author_id) d
       WHERE c.member_id = d.author_id;
      UPDATE page_counter c SET posts = c.posts + TG_ARGV[0]::int * d.n,
             last_post_at = CASE WHEN TG_OP = 'INSERT' THEN greatest(c.last_post_at, d.latest) ELSE c.last_post_at END
        FROM (SELECT page_id, count(*)::int AS n, max(created_at) AS latest
                FROM changed WHERE page_id IS NOT NULL GROUP BY page_id) d
       WHERE c.page_id = d.page_id;
      PERFORM bump_tally('posts', TG_ARGV[0]::int * (SELECT count(*) FROM changed));
      RETURN NULL;
    END $$;
