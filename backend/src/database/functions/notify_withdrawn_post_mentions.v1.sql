-- An edit took mentions out of a post: the creator of its page is then notified of it as of any other post there. Only once for a post: not
-- when the mention was put back and taken out again. Bells need no notification.
CREATE OR REPLACE FUNCTION notify_withdrawn_post_mentions() RETURNS trigger
LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM write_notification(x.member_id, 'ownPage', NULL, p.page_id, p.author_id, p.created_at)
         FROM changed x JOIN old_rows o ON o.post_id = x.post_id AND o.member_id = x.member_id
         JOIN post p ON p.id = x.post_id JOIN page g ON g.id = p.page_id AND g.creator_id = x.member_id
        WHERE o.withdrawn_at IS NULL AND x.withdrawn_at IS NOT NULL AND x.readded_at IS NULL AND NOT p.hidden
          AND EXISTS (SELECT FROM wants_notifications(x.member_id, 'mention'))
          AND EXISTS (SELECT FROM may_notify_about_actor(p.author_id, x.member_id));
      RETURN NULL;
    END $$;
