CREATE OR REPLACE FUNCTION recount_members() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM bump_tally('members',
        (SELECT count(*) FROM new_rows WHERE deleted_at IS NULL) - (SELECT count(*) FROM old_rows WHERE deleted_at IS NULL));
      RETURN NULL;
    END $$;
