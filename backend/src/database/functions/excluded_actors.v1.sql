-- Members of whose acts a recipient is not notified: themselves, who is suspended, and whom they do not see. Together with hidden
-- acts, which those of deleted members are, this is the rule of `may_notify_about_actor` for a whole list.
CREATE OR REPLACE FUNCTION excluded_actors(recipient bigint) RETURNS TABLE (id bigint)
LANGUAGE sql STABLE ROWS 20 AS $$
    SELECT recipient
     UNION ALL
    SELECT m.id FROM member m WHERE m.suspended_at IS NOT NULL
     UNION ALL
    SELECT c.id FROM concealed_from(recipient) c
$$;
