-- Who is banned from a page does not comment on its posts, nor reply there.
CREATE OR REPLACE FUNCTION refuse_banned_comment() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM refuse_banned(p.page_id, NEW.author_id) FROM post p WHERE p.id = NEW.post_id AND p.page_id IS NOT NULL;
      RETURN NEW;
    END $$;
