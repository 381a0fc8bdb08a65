-- Tells the authors of posts who likes them.
CREATE OR REPLACE FUNCTION notify_likes() RETURNS trigger
LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM ring(told.author_id, 'like', told.id, NULL)
         FROM (SELECT DISTINCT p.author_id, p.id FROM changed c JOIN post p ON p.id = c.post_id
                WHERE p.author_id <> c.member_id
                  AND EXISTS (SELECT FROM may_reach(c.member_id, p.author_id))
                  AND EXISTS (SELECT FROM may_hear_of(p.id, p.author_id))
                ORDER BY p.author_id, p.id) told;
      RETURN NULL;
    END $$;
