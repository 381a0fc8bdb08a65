-- Refuses whoever is banned from a page. It comes after a lock on the member: a ban holds the member alone, so that it waits for what
-- they are just writing there, and the next statement sees it.
CREATE OR REPLACE FUNCTION refuse_banned(p_page_id bigint, p_member_id bigint) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM FROM member WHERE id = p_member_id FOR KEY SHARE;
      IF EXISTS (SELECT FROM page_ban b WHERE b.page_id = p_page_id AND b.member_id = p_member_id) THEN
        RAISE EXCEPTION 'this member is banned from the page' USING ERRCODE = 'BANND';
      END IF;
    END $$;
