-- The acts that a notification is about, newest first within a kind: those since it began, at most 101 of them, so that a
-- reader knows whether there are more than 100. A withdrawn like, a deleted comment or an account that is hidden or restored
-- changes this at once, and nothing has to be written. A comment or post that mentions the recipient notifies of the mention only,
-- unless they switched mentions off, and a reply to a comment of theirs of the reply, unless they switched replies off; a mention that was taken out of the text counts no more. Of a thread is notified who still has a
-- visible comment in it. The author
-- of a poll hears that it has ended. The poster of an opening hears of those who applied for it, and of what one of them did later; what the
-- applicant hears of their own application is nobody's act.
-- Acts of suspended and concealed members are left out by a set that is read once for a recipient: looking up each actor took
-- most of the time of a list. Acts of deleted members are hidden.
CREATE OR REPLACE FUNCTION notification_acts(recipient bigint, about text, of_post bigint, of_page bigint, since timestamptz,
  of_opening bigint DEFAULT NULL, of_application bigint DEFAULT NULL)
RETURNS TABLE (actor bigint, at timestamptz, post_id bigint, comment_id bigint)
LANGUAGE sql STABLE ROWS 10 AS $$
    WITH excluded AS MATERIALIZED (SELECT id FROM excluded_actors(recipient))
    (SELECT l.member_id, l.created_at, l.post_id, NULL::bigint FROM post_like l
      WHERE about = 'like' AND l.post_id = of_post AND l.created_at >= since AND NOT l.hidden
        AND l.member_id NOT IN (SELECT id FROM excluded)
      ORDER BY l.created_at DESC, l.id DESC LIMIT 101)
     UNION ALL
    (SELECT c.author_id, c.created_at, c.post_id, c.id FROM comment c
      WHERE about IN ('comment', 'thread') AND c.post_id = of_post AND c.created_at >= since AND NOT c.hidden
        AND (about = 'comment' OR EXISTS (SELECT FROM comment o WHERE o.post_id = of_post AND o.author_id = recipient AND NOT o.hidden))
        AND c.author_id NOT IN (SELECT id FROM excluded)
        AND (c.parent_id IS NULL OR NOT EXISTS (SELECT FROM comment t, wants_notifications(recipient, 'reply')
                                                 WHERE t.id = c.parent_id AND t.author_id = recipient AND NOT t.hidden))
        AND c.id NOT IN (SELECT x.comment_id FROM comment_mention x
                          WHERE x.member_id = recipient AND x.post_id = of_post AND x.withdrawn_at IS NULL
                            AND EXISTS (SELECT FROM wants_notifications(recipient, 'mention')))
      ORDER BY c.created_at DESC, c.id DESC LIMIT 101)
     UNION ALL
    (SELECT c.author_id, c.created_at, c.post_id, c.id FROM comment t JOIN comment c ON c.parent_id = t.id
      WHERE about = 'reply' AND t.post_id = of_post AND t.author_id = recipient AND NOT t.hidden
        AND c.created_at >= since AND NOT c.hidden
        AND c.author_id NOT IN (SELECT id FROM excluded)
        AND c.id NOT IN (SELECT x.comment_id FROM comment_mention x
                          WHERE x.member_id = recipient AND x.post_id = of_post AND x.withdrawn_at IS NULL
                            AND EXISTS (SELECT FROM wants_notifications(recipient, 'mention')))
      ORDER BY c.created_at DESC, c.id DESC LIMIT 101)
     UNION ALL
    (SELECT p.author_id, x.created_at, p.id, NULL FROM post_mention x JOIN post p ON p.id = x.post_id
      WHERE about = 'mention' AND x.post_id = of_post AND x.member_id = recipient AND x.created_at >= since
        AND x.withdrawn_at IS NULL AND NOT p.hidden
        AND p.author_id NOT IN (SELECT id FROM excluded))
     UNION ALL
    (SELECT c.author_id, x.created_at, x.post_id, c.id FROM comment_mention x JOIN comment c ON c.id = x.comment_id
      WHERE about = 'mention' AND x.post_id = of_post AND x.member_id = recipient AND x.created_at >= since
        AND x.withdrawn_at IS NULL AND NOT c.hidden
        AND c.author_id NOT IN (SELECT id FROM excluded)
      ORDER BY x.created_at DESC, c.id DESC LIMIT 101)
     UNION ALL
    (SELECT p.author_id, a.created_at, p.id, c.id
       FROM accepted_answer a JOIN comment c ON c.id = a.comment_id JOIN post p ON p.id = a.post_id
      WHERE about = 'answer' AND a.post_id = of_post AND c.author_id = recipient AND a.created_at >= since
        AND NOT c.hidden AND NOT p.hidden AND p.author_id NOT IN (SELECT id FROM excluded))
     UNION ALL
    (SELECT p.author_id, q.closes_at, p.id, NULL FROM poll q JOIN post p ON p.id = q.post_id
      WHERE about = 'poll' AND q.post_id = of_post AND q.closes_at <= now() AND p.author_id = recipient AND NOT p.hidden)
     UNION ALL
    (SELECT f.member_id, f.created_at, NULL, NULL FROM follow f
      WHERE about = 'follow' AND f.page_id = of_page AND f.created_at >= since AND NOT f.hidden
        AND f.member_id NOT IN (SELECT id FROM excluded)
      ORDER BY f.created_at DESC LIMIT 101)
     UNION ALL
    (SELECT p.author_id, p.created_at, p.id, NULL FROM post p
      WHERE about IN ('ownPage', 'page') AND p.page_id = of_page AND p.created_at >= since AND NOT p.hidden
        AND p.author_id NOT IN (SELECT id FROM excluded)
        AND EXISTS (SELECT FROM may_notify_about_post(p.id, recipient))
        AND NOT EXISTS (SELECT FROM post_mention x, wants_notifications(recipient, 'mention')
                         WHERE x.post_id = p.id AND x.member_id = recipient AND x.withdrawn_at IS NULL)
      ORDER BY p.created_at DESC, p.id DESC LIMIT 101)
     UNION ALL
    (SELECT a.member_id, a.created_at, NULL, NULL FROM application a JOIN opening o ON o.id = a.opening_id
      WHERE notification_acts.about = 'application' AND a.opening_id = of_opening AND a.created_at >= since AND NOT a.hidden
        AND o.poster_id = recipient AND NOT o.hidden
        AND a.member_id NOT IN (SELECT id FROM excluded)
      ORDER BY a.created_at DESC, a.id DESC LIMIT 101)
     UNION ALL
    (SELECT a.member_id, a.updated_at, NULL, NULL FROM application a JOIN opening o ON o.id = a.opening_id
      WHERE notification_acts.about = 'application' AND a.id = of_application AND NOT a.hidden
        AND o.poster_id = recipient AND NOT o.hidden
        AND a.member_id NOT IN (SELECT id FROM excluded))
$$;
