-- One row unless a member switched mentions off. Who is notified of mentions is not notified a second time of the same comment or post;
-- who is not, is notified of it as of any other.
CREATE OR REPLACE FUNCTION wants_mention_notifications(recipient bigint) RETURNS TABLE (id bigint)
LANGUAGE sql STABLE ROWS 1 AS $$
    SELECT recipient
     WHERE NOT EXISTS (SELECT FROM notification_setting s WHERE s.member_id = recipient AND 'mention' = ANY (s.off))
$$;
