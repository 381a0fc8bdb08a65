-- Before a page is locked by a follow or a post that may tell its creator: a new notification needs a key-share lock on the
-- creator, and the deletion of the account locks the creator before the pages. In the other order, the two would deadlock.
-- Once the creator has the notification, a later one only changes that row, and nothing is locked here.
CREATE OR REPLACE FUNCTION lock_page_creator(p_page_id bigint, p_kind text) RETURNS void
LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM FROM member
        WHERE id = (SELECT g.creator_id FROM page g
                     WHERE g.id = p_page_id AND NOT EXISTS (
                       SELECT FROM notification n
                        WHERE n.post_id IS NULL AND n.page_id = p_page_id AND n.member_id = g.creator_id AND n.kind = p_kind))
          FOR KEY SHARE;
    END $$;
