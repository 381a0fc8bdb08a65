-- Adds up old and new rows without joining them. A session keeps the plan of its first update, which is nearly always that of one
-- row: a join would be a nested loop, and take seconds when a page of thousands of rows is hidden.
CREATE OR REPLACE FUNCTION recount_follows() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE page_counter c SET followers = c.followers + d.step
        FROM (SELECT page_id, sum(step)::int AS step
                FROM (SELECT page_id, 1 AS step FROM new_rows WHERE NOT hidden
                       UNION ALL SELECT page_id, -1 FROM old_rows WHERE NOT hidden) shown
               GROUP BY page_id HAVING sum(step) <> 0) d
       WHERE c.page_id = d.page_id;
      RETURN NULL;
    END $$;
