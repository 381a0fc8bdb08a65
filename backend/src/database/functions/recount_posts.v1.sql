CREATE OR REPLACE FUNCTION recount_posts() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE member_counter c SET posts = c.posts + d.step
        FROM (SELECT n.author_id, sum(CASE WHEN n.hidden THEN -1 ELSE 1 END)::int AS step FROM new_rows n JOIN old_rows o USING (id) WHERE n.hidden <> o.hidden GROUP BY n.author_id) d
       WHERE c.member_id = d.author_id;
      UPDATE page_counter c SET posts = c.posts + d.step
        FROM (SELECT n.page_id, sum(CASE WHEN n.hidden THEN -1 ELSE 1 END)::int AS step FROM new_rows n JOIN old_rows o USING (id) WHERE n.hidden <> o.hidden AND n.page_id IS NOT NULL GROUP BY n.page_id) d
       WHERE c.page_id = d.page_id;
      PERFORM bump_tally('posts',
        (SELECT count(*) FROM new_rows WHERE NOT hidden) - (SELECT count(*) FROM old_rows WHERE NOT hidden));
      RETURN NULL;
    END $$;
