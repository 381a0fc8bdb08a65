-- Tells the creators of pages who posts there, unless the post mentions them: that is told instead. Followers get no rows,
-- however many they are.
CREATE OR REPLACE FUNCTION notify_page_posts() RETURNS trigger
LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM tell(told.creator_id, 'ownPage', NULL, told.id, told.actor, now())
         FROM (SELECT g.creator_id, g.id, CASE WHEN min(c.author_id) = max(c.author_id) THEN min(c.author_id) END AS actor
                 FROM changed c JOIN page g ON g.id = c.page_id
                WHERE EXISTS (SELECT FROM may_reach(c.author_id, g.creator_id))
                  AND NOT EXISTS (SELECT FROM post_mention x, hears_of_mentions(g.creator_id)
                                   WHERE x.post_id = c.id AND x.member_id = g.creator_id)
                GROUP BY g.creator_id, g.id ORDER BY g.creator_id, g.id) told;
      RETURN NULL;
    END $$;
