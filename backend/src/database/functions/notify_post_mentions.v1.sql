-- Notifies members that a post mentions them: those added by this statement, in the order of their ids.
CREATE OR REPLACE FUNCTION notify_post_mentions() RETURNS trigger
LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM write_notification(notified.member_id, 'mention', notified.post_id, NULL, notified.author_id, now())
         FROM (SELECT x.member_id, x.post_id, p.author_id FROM changed x JOIN post p ON p.id = x.post_id
                WHERE EXISTS (SELECT FROM may_notify_about_actor(p.author_id, x.member_id))
                  AND EXISTS (SELECT FROM may_notify_about_post(x.post_id, x.member_id))
                ORDER BY x.member_id, x.post_id) notified;
      RETURN NULL;
    END $$;
