-- One row if a member may be notified about a post: it is visible, they did not mute it, and they see its author.
CREATE OR REPLACE FUNCTION may_notify_about_post(of_post bigint, recipient bigint) RETURNS TABLE (id bigint)
LANGUAGE sql STABLE ROWS 1 AS $$
    SELECT p.id FROM post p
     WHERE p.id = of_post AND NOT p.hidden
       AND NOT EXISTS (SELECT FROM post_mute u WHERE u.member_id = recipient AND u.post_id = of_post)
       AND NOT EXISTS (SELECT FROM concealed_from(recipient) c WHERE c.id = p.author_id)
$$;
