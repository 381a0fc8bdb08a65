CREATE OR REPLACE FUNCTION refuse_session_of_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM refuse_if(EXISTS (
        SELECT FROM changed JOIN member m ON m.id = changed.member_id WHERE m.deleted_at IS NOT NULL));
      RETURN NULL;
    END $$;
