-- Who is banned from a page does not post there.
CREATE OR REPLACE FUNCTION refuse_banned_post() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM refuse_banned(NEW.page_id, NEW.author_id);
      RETURN NEW;
    END $$;
