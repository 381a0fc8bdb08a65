CREATE OR REPLACE FUNCTION count_members() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO member_counter (member_id) SELECT id FROM changed;
      END IF;
      PERFORM bump_tally('members', TG_ARGV[0]::int * (SELECT count(*) FROM changed WHERE deleted_at IS NULL));
      RETURN NULL;
    END $$;
