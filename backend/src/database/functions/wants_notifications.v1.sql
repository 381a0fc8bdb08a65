-- One row unless a member switched a kind off. Who is notified of a mention or a reply is not notified a second time of the same
-- comment or post; who is not, is notified of it as of any other.
CREATE OR REPLACE FUNCTION wants_notifications(recipient bigint, of_kind text) RETURNS TABLE (id bigint)
LANGUAGE sql STABLE ROWS 1 AS $$
    SELECT recipient
     WHERE NOT EXISTS (SELECT FROM notification_setting s WHERE s.member_id = recipient AND of_kind = ANY (s.off))
$$;
