-- A lock on the pair puts one member's simultaneous toggles of one thing in a row; others do not wait.
-- Locking comes first, and each statement here sees what was committed before it began.
-- What is hidden can be neither followed nor unfollowed.
-- The creator and then the page are locked before what hangs on them, as a deletion does. A key-share lock lets others follow,
-- post and edit; it waits only for a deletion.
-- Members of whom one blocked the other cannot follow each other's pages. The lock on the two waits for a transaction that is
-- blocking, and makes one that begins later wait until it can see this follow and end it (relations.repository.ts).
CREATE OR REPLACE FUNCTION toggle_follow(p_page_id bigint, p_member_id bigint, OUT followers integer, OUT is_following boolean)
LANGUAGE plpgsql AS $$
    DECLARE
      creator bigint;
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended('follow ' || p_page_id || ' ' || p_member_id, 0));
      PERFORM FROM member WHERE id = p_member_id FOR KEY SHARE;
      PERFORM lock_page_creator(p_page_id, 'follow');
      SELECT creator_id INTO creator FROM page WHERE id = p_page_id AND NOT hidden FOR KEY SHARE;
      PERFORM refuse_if(NOT FOUND);
      DELETE FROM follow WHERE page_id = p_page_id AND member_id = p_member_id;
      is_following := NOT FOUND;
      IF is_following THEN
        PERFORM pg_advisory_xact_lock_shared(
          hashtextextended('block ' || least(creator, p_member_id) || ' ' || greatest(creator, p_member_id), 0));
        IF EXISTS (SELECT FROM concealed_from(p_member_id) c WHERE c.id = creator AND c.blocks) THEN
          RAISE EXCEPTION 'one of these members blocked the other' USING ERRCODE = 'BLOCK';
        END IF;
        PERFORM refuse_banned(p_page_id, p_member_id);
        INSERT INTO follow (page_id, member_id) VALUES (p_page_id, p_member_id);
      END IF;
      SELECT c.followers INTO followers FROM page_counter c WHERE c.page_id = p_page_id;
    END $$;
