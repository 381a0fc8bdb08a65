-- Notifies members that a comment mentions them: those added by this statement, in the order of their ids.
CREATE OR REPLACE FUNCTION notify_comment_mentions() RETURNS trigger
LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM write_notification(notified.member_id, 'mention', notified.post_id, NULL, notified.author_id, now())
         FROM (SELECT DISTINCT x.member_id, x.post_id, c.author_id FROM changed x JOIN comment c ON c.id = x.comment_id
                WHERE EXISTS (SELECT FROM may_notify_about_actor(c.author_id, x.member_id))
                  AND EXISTS (SELECT FROM may_notify_about_post(x.post_id, x.member_id))
                ORDER BY x.member_id, x.post_id, c.author_id) notified;
      RETURN NULL;
    END $$;
