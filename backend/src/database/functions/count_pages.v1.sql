CREATE OR REPLACE FUNCTION count_pages() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN PERFORM refuse_if(EXISTS (SELECT FROM changed JOIN member m ON m.id = changed.creator_id WHERE m.deleted_at IS NOT NULL OR m.content_withheld)); END IF;
      IF TG_OP = 'INSERT' THEN
        INSERT INTO page_counter (page_id) SELECT id FROM changed;
      END IF;
      PERFORM bump_tally('pages', TG_ARGV[0]::int * (SELECT count(*) FROM changed WHERE NOT hidden));
      RETURN NULL;
    END $$;
