-- Nobody who is hidden writes a project. The foreign key has locked them.
CREATE OR REPLACE FUNCTION refuse_project() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM refuse_if(EXISTS (
        SELECT FROM member m WHERE m.id = NEW.owner_id AND (m.deleted_at IS NOT NULL OR m.content_withheld)));
      RETURN NULL;
    END $$;
