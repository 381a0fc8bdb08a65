CREATE OR REPLACE FUNCTION count_follows() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE page_counter c SET followers = c.followers + TG_ARGV[0]::int * d.n
        FROM (SELECT page_id, count(*)::int AS n FROM changed GROUP BY page_id) d WHERE c.page_id = d.page_id;
      RETURN NULL;
    END $$;
