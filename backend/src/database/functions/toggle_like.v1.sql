-- One member's toggle, for processes of the release before toggle_likes.
CREATE OR REPLACE FUNCTION toggle_like(p_post_id bigint, p_member_id bigint, OUT likes integer, OUT is_liked boolean)
LANGUAGE plpgsql AS $$
    BEGIN
      SELECT t.likes, t.is_liked INTO likes, is_liked FROM toggle_likes(p_post_id, ARRAY[p_member_id], true) t;
      PERFORM refuse_if(NOT FOUND);
    END $$;
