-- Keeps the words of a new or changed post. A job adds those of older posts, so that the row of a changed one may be missing.
CREATE OR REPLACE FUNCTION index_post() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO post_search (post_id, words, folded) VALUES (NEW.id, post_words(NEW.content, NEW.title), true)
          ON CONFLICT (post_id) DO UPDATE SET words = excluded.words, folded = true;
      RETURN NULL;
    END $$;
