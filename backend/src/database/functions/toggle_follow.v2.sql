-- A lock on the pair puts one member's simultaneous toggles of one thing in a row; others do not wait.
-- Locking comes first, and each statement here sees what was committed before it began.
-- What is hidden can be neither followed nor unfollowed.
CREATE OR REPLACE FUNCTION toggle_follow(p_page_id bigint, p_member_id bigint, OUT followers integer, OUT is_following boolean)
LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended('follow ' || p_page_id || ' ' || p_member_id, 0));
      PERFORM refuse_if(NOT EXISTS (SELECT FROM page WHERE id = p_page_id AND NOT hidden));
      DELETE FROM follow WHERE page_id = p_page_id AND member_id = p_member_id;
      is_following := NOT FOUND;
      IF is_following THEN
        INSERT INTO follow (page_id, member_id) VALUES (p_page_id, p_member_id);
      END IF;
      SELECT c.followers INTO followers FROM page_counter c WHERE c.page_id = p_page_id;
    END $$;
