-- An edit took mentions out of a comment: it then notifies as any other comment, the author of the comment that it replies to,
-- the author of the post, and who has a comment there. Only once for a member and a comment: not when a mention was put back and taken out again.
CREATE OR REPLACE FUNCTION notify_withdrawn_comment_mentions() RETURNS trigger
LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM write_notification(notified.member_id, notified.kind, notified.post_id, NULL, notified.author_id, notified.created_at)
         FROM (SELECT x.member_id, x.post_id, c.author_id, c.created_at,
                      CASE WHEN EXISTS (SELECT FROM comment t, wants_notifications(x.member_id, 'reply')
                                         WHERE t.id = c.parent_id AND t.author_id = x.member_id) THEN 'reply'
                           WHEN p.author_id = x.member_id THEN 'comment' ELSE 'thread' END AS kind
                 FROM changed x JOIN old_rows o ON o.comment_id = x.comment_id AND o.member_id = x.member_id
                 JOIN comment c ON c.id = x.comment_id JOIN post p ON p.id = x.post_id
                WHERE o.withdrawn_at IS NULL AND x.withdrawn_at IS NOT NULL AND x.readded_at IS NULL AND NOT c.hidden
                  AND (p.author_id = x.member_id OR EXISTS (
                        SELECT FROM comment k WHERE k.post_id = x.post_id AND k.author_id = x.member_id AND NOT k.hidden))
                  AND EXISTS (SELECT FROM wants_notifications(x.member_id, 'mention'))
                  AND EXISTS (SELECT FROM may_notify_about_actor(c.author_id, x.member_id))
                  AND EXISTS (SELECT FROM may_notify_about_post(x.post_id, x.member_id))
                ORDER BY x.member_id, x.post_id) notified;
      RETURN NULL;
    END $$;
