CREATE OR REPLACE FUNCTION recount_comments() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE post_counter c SET comments = c.comments + d.step
        FROM (SELECT n.post_id, sum(CASE WHEN n.hidden THEN -1 ELSE 1 END)::int AS step FROM new_rows n JOIN old_rows o USING (id) WHERE n.hidden <> o.hidden GROUP BY n.post_id) d
       WHERE c.post_id = d.post_id;
      RETURN NULL;
    END $$;
