CREATE OR REPLACE FUNCTION count_follows() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN PERFORM refuse_if(EXISTS (SELECT FROM changed JOIN member m ON m.id = changed.member_id WHERE m.deleted_at IS NOT NULL)); END IF;
      UPDATE page_counter c SET followers = c.followers + TG_ARGV[0]::int * d.n
        FROM (SELECT page_id, count(*)::int AS n FROM changed WHERE NOT hidden GROUP BY page_id) d WHERE c.page_id = d.page_id;
      RETURN NULL;
    END $$;
