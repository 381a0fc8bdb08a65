CREATE OR REPLACE FUNCTION remember_removed_media() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO media_outbox (path, act)
        SELECT path, CASE WHEN EXISTS (SELECT FROM evidence e WHERE e.path = changed.path) THEN 'withhold' ELSE 'remove' END
          FROM changed;
      RETURN NULL;
    END $$;
