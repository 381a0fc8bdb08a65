-- Notifies the creators of pages who follows them.
CREATE OR REPLACE FUNCTION notify_follows() RETURNS trigger
LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM write_notification(notified.creator_id, 'follow', NULL, notified.id, notified.actor, now())
         FROM (SELECT g.creator_id, g.id, CASE WHEN min(c.member_id) = max(c.member_id) THEN min(c.member_id) END AS actor
                 FROM changed c JOIN page g ON g.id = c.page_id
                WHERE EXISTS (SELECT FROM may_notify_about_actor(c.member_id, g.creator_id))
                GROUP BY g.creator_id, g.id ORDER BY g.creator_id, g.id) notified;
      RETURN NULL;
    END $$;
