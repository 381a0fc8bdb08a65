CREATE OR REPLACE FUNCTION recount_follows() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE page_counter c SET followers = c.followers + d.step
        FROM (SELECT page_id, sum(CASE WHEN n.hidden THEN -1 ELSE 1 END)::int AS step FROM new_rows n JOIN old_rows o USING (page_id, member_id) WHERE n.hidden <> o.hidden GROUP BY page_id) d
       WHERE c.page_id = d.page_id;
      RETURN NULL;
    END $$;
