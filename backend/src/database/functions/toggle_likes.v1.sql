-- Toggles the like of one post for several members, each named once, and answers those it toggled, with the number of likes
-- after all of them. What is hidden can be neither liked nor unliked. Deleted members are left out.
--
-- Unless p_waits, who has to wait for something of their own is left out, too, so that the others do not wait for them: for another
-- toggle of theirs, or for the end of a deletion.
-- A lock on the pair puts one member's simultaneous toggles of one post in a row. Locking comes first, in the order of
-- set_member_deleted, and each statement here sees what was committed before it began. A key-share lock on the post lets others
-- like, comment and edit; it waits only for a deletion.
CREATE OR REPLACE FUNCTION toggle_likes(p_post_id bigint, p_member_ids bigint[], p_waits boolean)
RETURNS TABLE (member_id bigint, likes integer, is_liked boolean)
LANGUAGE plpgsql ROWS 10 AS $$
#variable_conflict use_column
    DECLARE
      v_members bigint[];
      v_likers bigint[];
      v_places tid[];
      v_likes integer;
    BEGIN
      IF p_waits THEN
        PERFORM pg_advisory_xact_lock(hashtextextended('like ' || p_post_id || ' ' || a.id, 0))
           FROM (SELECT id FROM unnest(p_member_ids) id ORDER BY id) a;
        v_members := ARRAY(
          SELECT id FROM member WHERE id = ANY (p_member_ids) AND deleted_at IS NULL ORDER BY id FOR KEY SHARE);
      ELSE
        v_members := ARRAY(
          SELECT a.id FROM unnest(p_member_ids) a (id)
           WHERE pg_try_advisory_xact_lock(hashtextextended('like ' || p_post_id || ' ' || a.id, 0)));
        v_members := ARRAY(
          SELECT id FROM member WHERE id = ANY (v_members) AND deleted_at IS NULL FOR KEY SHARE SKIP LOCKED);
      END IF;
      PERFORM FROM post WHERE id = p_post_id AND NOT hidden FOR KEY SHARE;
      PERFORM refuse_if(NOT FOUND);
      -- Likes to be removed are locked before the insert, whose trigger locks the counter: a deletion locks likes before counters,
      -- too. And the insert comes before the removal, because its trigger may wait for the post's author. Each is looked up by primary
      -- key, because PostgreSQL reads all likes of the post for "= ANY", and removed by the place that its lock keeps.
      SELECT coalesce(array_agg(l.member_id), '{}'), array_agg(l.place) INTO v_likers, v_places
        FROM (SELECT id FROM unnest(v_members) id ORDER BY id) a
       CROSS JOIN LATERAL (
         SELECT member_id, ctid AS place FROM post_like WHERE post_id = p_post_id AND member_id = a.id FOR UPDATE) l;
      IF cardinality(v_likers) < cardinality(v_members) THEN
        INSERT INTO post_like (post_id, member_id)
        SELECT p_post_id, a.id FROM unnest(p_member_ids) WITH ORDINALITY a (id, place)
         WHERE a.id = ANY (v_members) AND a.id <> ALL (v_likers) ORDER BY a.place;
      END IF;
      IF cardinality(v_likers) > 0 THEN
        DELETE FROM post_like WHERE ctid = ANY (v_places);
      END IF;
      SELECT likes INTO v_likes FROM post_counter WHERE post_id = p_post_id;
      RETURN QUERY SELECT a.id, v_likes, a.id <> ALL (v_likers) FROM unnest(v_members) a (id);
    END $$;
