-- Adds up old and new rows without joining them. A session keeps the plan of its first update, which is nearly always that of one
-- row: a join would be a nested loop, and take seconds when a page of thousands of rows is hidden.
CREATE OR REPLACE FUNCTION recount_comments() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE post_counter c SET comments = c.comments + d.step
        FROM (SELECT post_id, sum(step)::int AS step
                FROM (SELECT post_id, 1 AS step FROM new_rows WHERE NOT hidden
                       UNION ALL SELECT post_id, -1 FROM old_rows WHERE NOT hidden) shown
               GROUP BY post_id HAVING sum(step) <> 0) d
       WHERE c.post_id = d.post_id;
      RETURN NULL;
    END $$;
