-- Hides a member with all that is theirs (p_what deleted), or what they wrote (content): since p_since, or no more (null). Answers
-- whether anything changed. set_member_deleted and set_content_withheld name the two.
--
-- One rule, which set_withheld follows too: a row is hidden when it is withheld itself, when its author (of a page: its creator)
-- is deleted or has all content withheld, and a post also when its page is hidden. Likes and follows are hidden with a deleted
-- account alone.
--
-- It locks in the order of docs/build/lock-order.md, so that nobody waits in a circle with somebody who likes, comments, posts,
-- follows or deletes meanwhile. Deletions of accounts take turns: they are rare, and lock much.
CREATE OR REPLACE FUNCTION set_member_hidden(p_member_id bigint, p_what text, p_since timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
    DECLARE
      v_on CONSTANT boolean := p_since IS NOT NULL;
      gone boolean;
      withheld_all boolean;
      changed boolean;
      own_pages bigint[];
      own_posts bigint[];
      touched_posts bigint[];
      touched_pages bigint[];
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended('account life', 0));
      -- Whoever inserts a row of this member's, or a post on one of their pages, holds a key-share lock on it:
      -- those come before, and are seen below; later ones wait here and are refused by the triggers.
      PERFORM FROM member WHERE id = p_member_id FOR UPDATE;
      PERFORM FROM page WHERE creator_id = p_member_id ORDER BY id FOR UPDATE;
      own_pages := ARRAY(SELECT id FROM page WHERE creator_id = p_member_id);
      own_posts := ARRAY(
        SELECT id FROM post WHERE author_id = p_member_id UNION SELECT id FROM post WHERE page_id = ANY (own_pages));
      touched_posts := ARRAY(
        SELECT unnest(own_posts)
         UNION SELECT post_id FROM comment WHERE author_id = p_member_id
         UNION SELECT post_id FROM post_like WHERE member_id = p_member_id);
      touched_pages := ARRAY(
        SELECT page_id FROM post WHERE id = ANY (touched_posts) AND page_id IS NOT NULL
         UNION SELECT page_id FROM follow WHERE member_id = p_member_id);
      PERFORM FROM page WHERE id = ANY (touched_pages) ORDER BY id FOR KEY SHARE;
      PERFORM FROM project WHERE owner_id = p_member_id ORDER BY id FOR UPDATE;
      -- Those whose accepted answer is this member's, too: they change with it.
      PERFORM FROM post
        WHERE id = ANY (own_posts) OR id IN (SELECT a.post_id FROM comment c JOIN accepted_answer a ON a.comment_id = c.id
                                              WHERE c.author_id = p_member_id)
        ORDER BY id FOR NO KEY UPDATE;
      PERFORM FROM post WHERE id = ANY (touched_posts) ORDER BY id FOR KEY SHARE;
      PERFORM FROM comment WHERE author_id = p_member_id ORDER BY id FOR UPDATE;
      PERFORM FROM post_like WHERE member_id = p_member_id ORDER BY post_id FOR UPDATE;
      PERFORM FROM follow WHERE member_id = p_member_id ORDER BY page_id FOR UPDATE;
      PERFORM FROM project_member WHERE member_id = p_member_id ORDER BY project_id FOR UPDATE;
      PERFORM FROM member_counter WHERE member_id IN (SELECT author_id FROM post WHERE id = ANY (own_posts))
        ORDER BY member_id FOR NO KEY UPDATE;
      PERFORM FROM page_counter WHERE page_id = ANY (touched_pages) ORDER BY page_id FOR NO KEY UPDATE;
      PERFORM FROM post_counter WHERE post_id = ANY (touched_posts) ORDER BY post_id FOR NO KEY UPDATE;

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
      UPDATE project_member SET hidden = NOT hidden WHERE member_id = p_member_id AND hidden <> (gone OR withheld_all);
      -- What is withheld in another way, too, has had its pictures moved, and keeps them there.
      IF p_what = 'content' AND changed THEN
        INSERT INTO media_outbox (path, act)
          SELECT path, CASE WHEN v_on THEN 'withhold' ELSE 'restore' END FROM pictures_of_content(p_member_id);
      END IF;
      RETURN changed;
    END $$;
