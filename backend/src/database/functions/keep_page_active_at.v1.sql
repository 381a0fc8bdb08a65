CREATE OR REPLACE FUNCTION keep_page_active_at() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.active_at := greatest((SELECT updated_at FROM page WHERE id = NEW.page_id), NEW.last_post_at);
        RETURN NEW;
      END $$;
