CREATE OR REPLACE FUNCTION remember_removed_media() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO media_outbox (path) SELECT path FROM changed;
      RETURN NULL;
    END $$;
