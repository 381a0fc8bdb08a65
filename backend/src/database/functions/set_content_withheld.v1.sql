-- Hides all that a member wrote, or shows it again, and answers whether anything changed.
CREATE OR REPLACE FUNCTION set_content_withheld(p_member_id bigint, p_withheld boolean) RETURNS boolean LANGUAGE sql AS $$
    SELECT set_member_hidden(p_member_id, 'content', CASE WHEN p_withheld THEN now() END)
  $$;
