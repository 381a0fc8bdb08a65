-- Notifies the authors of posts who likes them.
CREATE OR REPLACE FUNCTION notify_likes() RETURNS trigger
LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM write_notification(notified.author_id, 'like', notified.id, NULL, notified.actor, now())
         FROM (SELECT p.author_id, p.id, CASE WHEN min(c.member_id) = max(c.member_id) THEN min(c.member_id) END AS actor
                 FROM changed c JOIN post p ON p.id = c.post_id
                WHERE p.author_id <> c.member_id
                  AND EXISTS (SELECT FROM may_notify_about_actor(c.member_id, p.author_id))
                  AND EXISTS (SELECT FROM may_notify_about_post(p.id, p.author_id))
                GROUP BY p.author_id, p.id ORDER BY p.author_id, p.id) notified;
      RETURN NULL;
    END $$;
