-- Notifies the author of a comment that is replied to, the author of the post, and the 20 latest of its other commenters, among the
-- latest 200 comments. A comment notifies each member at most once: whom it mentions only of that, and whom it replies to only of
-- that, unless they switched that kind off. Members are notified in the order of their ids, so that comments on different posts do
-- not wait for each other's notifications in a circle.
CREATE OR REPLACE FUNCTION notify_comments() RETURNS trigger
LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM write_notification(notified.member_id, notified.kind, notified.post_id, NULL, notified.actor, now())
         FROM (SELECT every.member_id, every.kind, every.post_id, every.actor FROM (
               SELECT t.author_id AS member_id, 'reply' AS kind, c.post_id, c.id AS comment_id, c.author_id AS actor, c.parent_id
                 FROM changed c JOIN comment t ON t.id = c.parent_id
                WHERE EXISTS (SELECT FROM may_notify_about_actor(c.author_id, t.author_id))
                  AND EXISTS (SELECT FROM may_notify_about_post(c.post_id, t.author_id))
                UNION
               SELECT p.author_id, 'comment', p.id, c.id, c.author_id, c.parent_id
                 FROM changed c JOIN post p ON p.id = c.post_id
                WHERE EXISTS (SELECT FROM may_notify_about_actor(c.author_id, p.author_id))
                  AND EXISTS (SELECT FROM may_notify_about_post(p.id, p.author_id))
                UNION
               SELECT others.author_id, 'thread', p.id, c.id, c.author_id, c.parent_id
                 FROM changed c JOIN post p ON p.id = c.post_id
                CROSS JOIN LATERAL (
                  SELECT latest.author_id
                    FROM (SELECT k.author_id, k.created_at FROM comment k WHERE k.post_id = c.post_id AND NOT k.hidden
                           ORDER BY k.created_at DESC, k.id DESC LIMIT 200) latest
                   WHERE latest.author_id NOT IN (c.author_id, p.author_id)
                   GROUP BY latest.author_id ORDER BY max(latest.created_at) DESC, latest.author_id LIMIT 20
                ) others
                WHERE EXISTS (SELECT FROM may_notify_about_actor(c.author_id, others.author_id))
                  AND EXISTS (SELECT FROM may_notify_about_post(p.id, others.author_id))
              ) every
              WHERE NOT EXISTS (SELECT FROM comment_mention x, wants_notifications(every.member_id, 'mention')
                                 WHERE x.comment_id = every.comment_id AND x.member_id = every.member_id)
                AND (every.kind = 'reply' OR every.parent_id IS NULL
                     OR NOT EXISTS (SELECT FROM comment t, wants_notifications(every.member_id, 'reply')
                                     WHERE t.id = every.parent_id AND t.author_id = every.member_id))
              ORDER BY every.member_id, every.post_id) notified;
      RETURN NULL;
    END $$;
