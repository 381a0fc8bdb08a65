-- Tells the creators of pages who follows them.
CREATE OR REPLACE FUNCTION notify_follows() RETURNS trigger
LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM ring(told.creator_id, 'follow', NULL, told.id)
         FROM (SELECT DISTINCT g.creator_id, g.id FROM changed c JOIN page g ON g.id = c.page_id
                WHERE EXISTS (SELECT FROM may_reach(c.member_id, g.creator_id))
                ORDER BY g.creator_id, g.id) told;
      RETURN NULL;
    END $$;
