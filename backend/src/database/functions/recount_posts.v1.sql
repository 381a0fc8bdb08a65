-- Adds up old and new rows without joining them. A session keeps the plan of its first update, which is nearly always that of one
-- row: a join would be a nested loop, and take seconds when a page of thousands of rows is hidden.
CREATE OR REPLACE FUNCTION recount_posts() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE member_counter c SET posts = c.posts + d.step
        FROM (SELECT author_id, sum(step)::int AS step
                FROM (SELECT author_id, 1 AS step FROM new_rows WHERE NOT hidden
                       UNION ALL SELECT author_id, -1 FROM old_rows WHERE NOT hidden) shown
               GROUP BY author_id HAVING sum(step) <> 0) d
       WHERE c.member_id = d.author_id;
      UPDATE page_counter c SET posts = c.posts + d.step
        FROM (SELECT page_id, sum(step)::int AS step
                FROM (SELECT page_id, 1 AS step FROM new_rows WHERE NOT hidden
                       UNION ALL SELECT page_id, -1 FROM old_rows WHERE NOT hidden) shown
               GROUP BY page_id HAVING sum(step) <> 0) d
       WHERE c.page_id = d.page_id;
      PERFORM bump_tally('posts',
        (SELECT count(*) FROM new_rows WHERE NOT hidden) - (SELECT count(*) FROM old_rows WHERE NOT hidden));
      PERFORM count_in_feed_blocks(array_agg(created_at), array_agg(id), array_agg(step))
         FROM (SELECT created_at, id, sum(step)::int AS step
                 FROM (SELECT created_at, id, 1 AS step FROM new_rows WHERE NOT hidden
                        UNION ALL SELECT created_at, id, -1 FROM old_rows WHERE NOT hidden) shown
                GROUP BY created_at, id HAVING sum(step) <> 0) d;
      RETURN NULL;
    END $$;
