-- Who runs a page: its creator, the owner, and the moderators, who follow it. This is the only place that knows the rule.
-- `since` is null for the owner.
CREATE OR REPLACE FUNCTION page_staff(p_page_id bigint) RETURNS TABLE (member_id bigint, role text, since timestamptz)
LANGUAGE sql STABLE ROWS 3 AS $$
    SELECT g.creator_id, 'owner', NULL::timestamptz FROM page g WHERE g.id = p_page_id
     UNION ALL
    SELECT r.member_id, 'moderator', r.since FROM page_role r WHERE r.page_id = p_page_id
$$;
