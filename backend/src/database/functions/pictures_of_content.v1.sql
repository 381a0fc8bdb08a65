-- The pictures of what a member wrote, and of what stands on their pages, that no other reason withholds.
CREATE OR REPLACE FUNCTION pictures_of_content(p_member_id bigint) RETURNS TABLE (path varchar) LANGUAGE sql STABLE AS $$
    SELECT m.path FROM page g JOIN media m ON m.page_id = g.id WHERE g.creator_id = p_member_id AND g.withheld IS NULL
     UNION
    SELECT m.path
      FROM post p
      JOIN media m ON m.post_id = p.id
      JOIN member author ON author.id = p.author_id
      LEFT JOIN page g ON g.id = p.page_id
      LEFT JOIN member creator ON creator.id = g.creator_id
     WHERE p.id IN (SELECT id FROM post WHERE author_id = p_member_id
                     UNION SELECT o.id FROM post o JOIN page t ON t.id = o.page_id WHERE t.creator_id = p_member_id)
       AND p.withheld IS NULL AND g.withheld IS NULL
       AND (p.author_id = p_member_id OR NOT author.content_withheld)
       AND (g.id IS NULL OR g.creator_id = p_member_id OR NOT creator.content_withheld)
  $$;
