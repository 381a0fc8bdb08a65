-- Hides a member with all that is theirs (p_what deleted), or what they wrote (content): since p_since, or no more (null). Answers
-- whether anything changed. set_member_deleted and set_content_withheld name the two.
--
-- One rule, which set_withheld follows too: a row is hidden when it is withheld itself, when its author (of a page: its creator)
-- is deleted or has all content withheld, and a post also when its page is hidden. Likes and follows are hidden with a deleted
-- account alone.
CREATE OR REPLACE FUNCTION set_member_hidden(p_member_id bigint, p_what text, p_since timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
    DECLARE
      v_on CONSTANT boolean := p_since IS NOT NULL;
      gone boolean;
      withheld_all boolean;
      changed boolean;
      own_posts bigint[];
    BEGIN
      own_posts := lock_content_of(p_member_id);

      IF p_what = 'content' THEN
        UPDATE member SET content_withheld = v_on WHERE id = p_member_id AND content_withheld <> v_on;
      ELSE
        UPDATE member SET deleted_at = p_since WHERE id = p_member_id AND (deleted_at IS NOT NULL) <> v_on;
      END IF;
      changed := FOUND;
      SELECT deleted_at IS NOT NULL, content_withheld INTO gone, withheld_all FROM member WHERE id = p_member_id;
      UPDATE comment c SET hidden = NOT c.hidden
       WHERE c.author_id = p_member_id AND c.hidden <> (gone OR withheld_all OR c.withheld IS NOT NULL);
      UPDATE post_like SET hidden = gone WHERE member_id = p_member_id AND hidden <> gone;
      UPDATE follow SET hidden = gone WHERE member_id = p_member_id AND hidden <> gone;
      -- Who comes back helps to run no page until its creator asks again.
      DELETE FROM page_role WHERE member_id = p_member_id AND gone;
      -- Nobody takes over a page from or for who is not there.
      DELETE FROM page_transfer
       WHERE gone AND (to_id = p_member_id OR page_id IN (SELECT id FROM page WHERE creator_id = p_member_id));
      UPDATE post p SET hidden = NOT p.hidden
        FROM (SELECT p.id, author.deleted_at IS NOT NULL OR author.content_withheld OR creator.deleted_at IS NOT NULL
                       OR coalesce(creator.content_withheld, false) OR p.withheld IS NOT NULL OR g.withheld IS NOT NULL AS hidden
                FROM post p JOIN member author ON author.id = p.author_id
                LEFT JOIN page g ON g.id = p.page_id LEFT JOIN member creator ON creator.id = g.creator_id
               WHERE p.id = ANY (own_posts)) should
       WHERE should.id = p.id AND should.hidden <> p.hidden;
      UPDATE page g SET hidden = NOT g.hidden WHERE g.creator_id = p_member_id AND g.hidden <> (gone OR withheld_all OR g.withheld IS NOT NULL);
      UPDATE project t SET hidden = NOT t.hidden
       WHERE t.owner_id = p_member_id AND t.hidden <> (gone OR withheld_all OR t.withheld IS NOT NULL);
      PERFORM show_openings(p_member_id);
      UPDATE project_member SET hidden = NOT hidden WHERE member_id = p_member_id AND hidden <> (gone OR withheld_all);
      UPDATE application SET hidden = NOT hidden WHERE member_id = p_member_id AND hidden <> (gone OR withheld_all);
      UPDATE record SET hidden = NOT hidden WHERE member_id = p_member_id AND hidden <> (gone OR withheld_all);
      -- What is withheld in another way, too, has had its pictures moved, and keeps them there.
      IF p_what = 'content' AND changed THEN
        INSERT INTO media_outbox (path, act)
          SELECT path, CASE WHEN v_on THEN 'withhold' ELSE 'restore' END FROM pictures_of_content(p_member_id);
      END IF;
      RETURN changed;
    END $$;
