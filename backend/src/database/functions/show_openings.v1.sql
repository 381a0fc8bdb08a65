-- Hides or shows the openings of a member by the one rule: an opening is hidden when it is withheld itself, or its page or project is,
-- or when its poster is deleted, suspended, or has all content withheld. Whoever changes one of these calls it, with the member locked.
CREATE OR REPLACE FUNCTION show_openings(p_poster_id bigint) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM FROM opening WHERE poster_id = p_poster_id ORDER BY id FOR NO KEY UPDATE;
      UPDATE opening o SET hidden = NOT o.hidden
        FROM (SELECT o.id, m.deleted_at IS NOT NULL OR m.content_withheld OR m.suspended_at IS NOT NULL OR o.withheld IS NOT NULL
                       OR g.withheld IS NOT NULL OR t.withheld IS NOT NULL AS hidden
                FROM opening o JOIN member m ON m.id = o.poster_id
                LEFT JOIN page g ON g.id = o.page_id LEFT JOIN project t ON t.id = o.project_id
               WHERE o.poster_id = p_poster_id) should
       WHERE should.id = o.id AND should.hidden <> o.hidden;
    END $$;
