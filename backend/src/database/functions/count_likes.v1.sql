CREATE OR REPLACE FUNCTION count_likes() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE post_counter c SET likes = c.likes + TG_ARGV[0]::int * d.n
        FROM (SELECT post_id, count(*)::int AS n FROM changed GROUP BY post_id) d WHERE c.post_id = d.post_id;
      RETURN NULL;
    END $$;
