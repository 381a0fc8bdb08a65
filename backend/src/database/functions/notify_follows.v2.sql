-- Tells the creators of pages who follows them.
CREATE OR REPLACE FUNCTION notify_follows() RETURNS trigger
LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM tell(told.creator_id, 'follow', NULL, told.id, told.actor, now())
         FROM (SELECT g.creator_id, g.id, CASE WHEN min(c.member_id) = max(c.member_id) THEN min(c.member_id) END AS actor
                 FROM changed c JOIN page g ON g.id = c.page_id
                WHERE EXISTS (SELECT FROM may_reach(c.member_id, g.creator_id))
                GROUP BY g.creator_id, g.id ORDER BY g.creator_id, g.id) told;
      RETURN NULL;
    END $$;
