-- A lock on the pair puts one member's simultaneous toggles of one thing in a row; others do not wait.
-- Locking comes first, and each statement here sees what was committed before it began.
-- What is hidden can be neither liked nor unliked.
CREATE OR REPLACE FUNCTION toggle_like(p_post_id bigint, p_member_id bigint, OUT likes integer, OUT is_liked boolean)
LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended('like ' || p_post_id || ' ' || p_member_id, 0));
      PERFORM refuse_if(NOT EXISTS (SELECT FROM post WHERE id = p_post_id AND NOT hidden));
      DELETE FROM post_like WHERE post_id = p_post_id AND member_id = p_member_id;
      is_liked := NOT FOUND;
      IF is_liked THEN
        INSERT INTO post_like (post_id, member_id) VALUES (p_post_id, p_member_id);
      END IF;
      SELECT c.likes INTO likes FROM post_counter c WHERE c.post_id = p_post_id;
    END $$;
