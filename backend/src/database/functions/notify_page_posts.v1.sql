-- Notifies the creators of pages who posts there, unless the post mentions them: they are notified of the mention instead. Followers get no rows,
-- however many they are.
CREATE OR REPLACE FUNCTION notify_page_posts() RETURNS trigger
LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM write_notification(notified.creator_id, 'ownPage', NULL, notified.id, notified.actor, now())
         FROM (SELECT g.creator_id, g.id, CASE WHEN min(c.author_id) = max(c.author_id) THEN min(c.author_id) END AS actor
                 FROM changed c JOIN page g ON g.id = c.page_id
                WHERE EXISTS (SELECT FROM may_notify_about_actor(c.author_id, g.creator_id))
                  AND NOT EXISTS (SELECT FROM post_mention x, wants_notifications(g.creator_id, 'mention')
                                   WHERE x.post_id = c.id AND x.member_id = g.creator_id)
                GROUP BY g.creator_id, g.id ORDER BY g.creator_id, g.id) notified;
      RETURN NULL;
    END $$;
