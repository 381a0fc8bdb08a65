CREATE OR REPLACE FUNCTION note_project_edit() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.revision := OLD.revision + 1;
        NEW.updated_at := now();
        RETURN NEW;
      END $$;
