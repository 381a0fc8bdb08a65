CREATE OR REPLACE FUNCTION page_was_edited() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE page_counter SET active_at = greatest(NEW.updated_at, last_post_at) WHERE page_id = NEW.id;
        RETURN NULL;
      END $$;
