-- A comment with replies is emptied instead of deleted, whoever deletes it: it loses its author and text, stays hidden, and its
-- replies stay readable below it. With its post it goes whole. Who deletes a comment has locked it, so that replies which were being
-- written are seen here.
CREATE OR REPLACE FUNCTION empty_comment() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NOT EXISTS (SELECT FROM comment WHERE parent_id = OLD.id) OR NOT EXISTS (SELECT FROM post WHERE id = OLD.post_id) THEN
        RETURN OLD;
      END IF;
      UPDATE comment SET author_id = NULL, body = NULL, hidden = true, withheld = NULL, withheld_at = NULL, withheld_note = NULL
       WHERE id = OLD.id AND author_id IS NOT NULL;
      DELETE FROM accepted_answer WHERE comment_id = OLD.id;
      DELETE FROM comment_mention WHERE comment_id = OLD.id;
      DELETE FROM notification WHERE comment_id = OLD.id;
      RETURN NULL;
    END $$;
