-- Hides a member with all that is theirs, or shows it again (p_deleted_at null), and answers whether anything changed.
CREATE OR REPLACE FUNCTION set_member_deleted(p_member_id bigint, p_deleted_at timestamptz) RETURNS boolean LANGUAGE sql AS $$
    SELECT set_member_hidden(p_member_id, 'deleted', p_deleted_at)
  $$;
