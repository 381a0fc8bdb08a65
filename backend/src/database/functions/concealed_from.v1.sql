-- Whom a viewer does not see: members they muted or blocked, and members who blocked them.
-- `blocks` is true where one blocked the other, in either direction. This is the only place that knows the rule.
CREATE OR REPLACE FUNCTION concealed_from(viewer bigint) RETURNS TABLE (id bigint, blocks boolean)
LANGUAGE sql STABLE ROWS 20 AS $$
    SELECT c.id, bool_or(c.blocks)
      FROM (SELECT r.other_id AS id, r.kind = 'block' AS blocks FROM member_relation r WHERE r.member_id = viewer
             UNION ALL
            SELECT r.member_id, true FROM member_relation r WHERE r.other_id = viewer AND r.kind = 'block') c
     GROUP BY c.id
$$;
