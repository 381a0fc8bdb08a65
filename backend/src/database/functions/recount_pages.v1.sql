CREATE OR REPLACE FUNCTION recount_pages() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM bump_tally('pages',
        (SELECT count(*) FROM new_rows WHERE NOT hidden) - (SELECT count(*) FROM old_rows WHERE NOT hidden));
      RETURN NULL;
    END $$;
