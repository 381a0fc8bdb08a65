-- A reply stands below a visible comment of the same post that is none itself, which has at most 500 of them. Who writes one has
-- locked that comment, so that two at once are counted one after the other.
CREATE OR REPLACE FUNCTION refuse_reply() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM refuse_if(NOT EXISTS (SELECT FROM comment t
                                     WHERE t.id = NEW.parent_id AND t.post_id = NEW.post_id AND t.parent_id IS NULL AND NOT t.hidden));
      IF (SELECT count(*) FROM comment c WHERE c.parent_id = NEW.parent_id) >= 500 THEN
        RAISE check_violation USING MESSAGE = 'this comment has 500 replies', CONSTRAINT = 'comment_thread_full';
      END IF;
      RETURN NEW;
    END $$;
