CREATE OR REPLACE FUNCTION count_pages() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO page_counter (page_id) SELECT id FROM changed;
      END IF;
      PERFORM bump_tally('pages', TG_ARGV[0]::int * (SELECT count(*) FROM changed));
      RETURN NULL;
    END $$;
