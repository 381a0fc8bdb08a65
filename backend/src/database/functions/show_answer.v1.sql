-- Keeps the id of a question's accepted answer in its post, while everybody may see that comment: null when it was hidden, deleted or
-- taken back. Whoever hides or deletes a comment has locked its post before (docs/build/lock-order.md).
CREATE OR REPLACE FUNCTION show_answer() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_TABLE_NAME = 'comment' THEN
        UPDATE post p SET answer_id = CASE WHEN NOT NEW.hidden THEN NEW.id END
          FROM accepted_answer a WHERE a.comment_id = NEW.id AND p.id = a.post_id;
      ELSIF TG_OP = 'DELETE' THEN
        UPDATE post SET answer_id = NULL WHERE id = OLD.post_id AND answer_id IS NOT NULL;
      ELSE
        UPDATE post SET answer_id = (SELECT c.id FROM comment c WHERE c.id = NEW.comment_id AND NOT c.hidden) WHERE id = NEW.post_id;
      END IF;
      RETURN NULL;
    END $$;
