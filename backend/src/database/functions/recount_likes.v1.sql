CREATE OR REPLACE FUNCTION recount_likes() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE post_counter c SET likes = c.likes + d.step
        FROM (SELECT post_id, sum(CASE WHEN n.hidden THEN -1 ELSE 1 END)::int AS step FROM new_rows n JOIN old_rows o USING (post_id, member_id) WHERE n.hidden <> o.hidden GROUP BY post_id) d
       WHERE c.post_id = d.post_id;
      RETURN NULL;
    END $$;
