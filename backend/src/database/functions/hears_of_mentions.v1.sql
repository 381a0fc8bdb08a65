-- One row unless a member switched mentions off. Who hears of mentions is not told a second time of the same comment or post;
-- who does not is told of it as of any other.
CREATE OR REPLACE FUNCTION hears_of_mentions(recipient bigint) RETURNS TABLE (id bigint)
LANGUAGE sql STABLE ROWS 1 AS $$
    SELECT recipient
     WHERE NOT EXISTS (SELECT FROM notification_setting s WHERE s.member_id = recipient AND 'mention' = ANY (s.off))
$$;
