CREATE OR REPLACE FUNCTION note_edit() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.revision := OLD.revision + 1;
        NEW.edited_at := now();
        RETURN NEW;
      END $$;
