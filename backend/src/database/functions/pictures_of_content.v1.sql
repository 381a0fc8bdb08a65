-- The pictures of what a member wrote, and of what stands on their pages, that no other reason withholds.
CREATE OR REPLACE FUNCTION pictures_of_content(p_member_id bigint) RETURNS TABLE (path varchar) LANGUAGE sql STABLE AS $$
    SELECT m.path FROM page g JOIN media m ON m.page_id = g.id WHERE g.creator_id = p_member_id AND g.withheld IS NULL
     UNION
    SELECT m.path FROM project t CROSS JOIN LATERAL (SELECT path FROM media WHERE project_id = t.id OFFSET 0) m
     WHERE t.owner_id = p_member_id AND t.withheld IS NULL
     UNION
    SELECT m.path
      FROM post p
      LEFT JOIN page g ON g.id = p.page_id
     CROSS JOIN LATERAL (SELECT path FROM media WHERE post_id = p.id OFFSET 0) m
     WHERE p.id IN (SELECT id FROM post WHERE author_id = p_member_id
                     UNION SELECT o.id FROM post o JOIN page t ON t.id = o.page_id WHERE t.creator_id = p_member_id)
       AND p.withheld IS NULL AND g.withheld IS NULL
       AND (p.author_id = p_member_id OR NOT (SELECT content_withheld FROM member WHERE id = p.author_id))
       AND (g.id IS NULL OR g.creator_id = p_member_id OR NOT (SELECT content_withheld FROM member WHERE id = g.creator_id))
  $$;
