-- Withholds a post, page, project, opening or comment, or shows it again (p_state null), and answers whose it is; null when there is nothing to
-- change: no such row, already in that state, or withheld with what it stands on, and so nobody's to remove. What is hidden because
-- an account is deleted, or all of its content withheld, can be withheld: it stays so when that ends. A page is also deleted so by its creator
-- (p_state 'deleted'), which is final: nothing shows it again, and a job deletes its rows with their pictures.
--
-- It locks in the order of docs/build/lock-order.md, and takes turns with set_member_hidden. Rows that are being inserted hold
-- key-share locks on what they hang on: those come before and are seen; later ones wait and are refused by the triggers. To
-- what is hidden with all of its author nothing is added, and it stays hidden: weaker locks do, which lock_content_of has taken
-- where the same transaction hides or shows all.
CREATE OR REPLACE FUNCTION set_withheld(p_kind text, p_id bigint, p_state text, p_note text) RETURNS bigint LANGUAGE plpgsql AS $$
    DECLARE
      v_owner bigint;
      v_page bigint;
      v_project bigint;
      v_post bigint;
      v_withheld text;
      v_hidden boolean;
      -- Whether a post's page is hidden; and whether what it stands on is withheld: then it stays so without it.
      v_below_hidden boolean := false;
      v_below_withheld boolean := false;
      -- Whether the author is hidden with all they wrote; and whether that has moved the pictures away already.
      v_owner_hidden boolean;
      v_pictures_away boolean;
      v_act CONSTANT text := CASE WHEN p_state IS NULL THEN 'restore' ELSE 'withhold' END;
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended('account life', 0));
      CASE p_kind
        WHEN 'post' THEN
          SELECT author_id, page_id INTO v_owner, v_page FROM post WHERE id = p_id;
        WHEN 'page' THEN
          SELECT creator_id, id INTO v_owner, v_page FROM page WHERE id = p_id;
        WHEN 'project' THEN
          SELECT owner_id INTO v_owner FROM project WHERE id = p_id;
        WHEN 'opening' THEN
          SELECT o.poster_id, o.page_id, o.project_id INTO v_owner, v_page, v_project FROM opening o WHERE o.id = p_id;
        WHEN 'comment' THEN
          SELECT c.author_id, c.post_id, p.page_id INTO v_owner, v_post, v_page
            FROM comment c JOIN post p ON p.id = c.post_id WHERE c.id = p_id;
      END CASE;
      IF v_owner IS NULL THEN RETURN NULL; END IF;

      SELECT deleted_at IS NOT NULL OR content_withheld, content_withheld INTO v_owner_hidden, v_pictures_away
        FROM member WHERE id = v_owner FOR KEY SHARE;
      IF p_kind = 'page' THEN
        SELECT withheld, hidden INTO v_withheld, v_hidden FROM page WHERE id = p_id FOR UPDATE;
        PERFORM FROM opening WHERE poster_id = v_owner ORDER BY id FOR NO KEY UPDATE;
        PERFORM FROM post WHERE page_id = p_id ORDER BY id FOR NO KEY UPDATE;
      ELSIF v_page IS NOT NULL THEN
        SELECT hidden, withheld IS NOT NULL INTO v_below_hidden, v_below_withheld FROM page WHERE id = v_page FOR KEY SHARE;
        SELECT v_pictures_away OR c.content_withheld INTO v_pictures_away
          FROM page g JOIN member c ON c.id = g.creator_id WHERE g.id = v_page;
      END IF;
      IF p_kind = 'project' THEN
        SELECT withheld, hidden INTO v_withheld, v_hidden FROM project WHERE id = p_id FOR UPDATE;
      ELSIF p_kind = 'opening' THEN
        IF v_project IS NOT NULL THEN
          SELECT withheld IS NOT NULL INTO v_below_withheld FROM project WHERE id = v_project FOR KEY SHARE;
        END IF;
        SELECT withheld, hidden INTO v_withheld, v_hidden FROM opening WHERE id = p_id FOR UPDATE;
      ELSIF p_kind = 'post' THEN
        IF NOT v_owner_hidden THEN PERFORM FROM post WHERE id = p_id FOR UPDATE; END IF;
        SELECT withheld, hidden INTO v_withheld, v_hidden FROM post WHERE id = p_id FOR NO KEY UPDATE;
      ELSIF p_kind = 'comment' THEN
        IF NOT v_owner_hidden THEN PERFORM FROM post WHERE id = v_post FOR NO KEY UPDATE; END IF;
        SELECT v_below_withheld OR withheld IS NOT NULL INTO v_below_withheld FROM post WHERE id = v_post FOR KEY SHARE;
        SELECT withheld, hidden INTO v_withheld, v_hidden FROM comment WHERE id = p_id FOR UPDATE;
      END IF;
      -- Gone while this waited, already so, or out of reach.
      IF v_hidden IS NULL OR v_withheld = 'deleted' OR v_withheld IS NOT DISTINCT FROM p_state THEN RETURN NULL; END IF;
      IF p_state = 'removed' AND v_withheld IS NULL AND v_below_withheld THEN RETURN NULL; END IF;

      IF p_kind = 'page' THEN
        PERFORM FROM member_counter WHERE member_id IN (SELECT author_id FROM post WHERE page_id = p_id)
          ORDER BY member_id FOR NO KEY UPDATE;
        PERFORM FROM page_counter WHERE page_id = p_id FOR NO KEY UPDATE;
        UPDATE post p SET hidden = NOT p.hidden
          FROM (SELECT p.id, p.withheld IS NOT NULL OR author.deleted_at IS NOT NULL OR author.content_withheld OR v_owner_hidden
                             OR p_state IS NOT NULL AS hidden
                  FROM post p JOIN member author ON author.id = p.author_id WHERE p.page_id = p_id) should
         WHERE should.id = p.id AND should.hidden <> p.hidden;
        UPDATE page SET withheld = p_state, withheld_at = CASE WHEN p_state IS NOT NULL THEN now() END,
               withheld_note = p_note, hidden = p_state IS NOT NULL OR v_owner_hidden
         WHERE id = p_id;
        PERFORM show_openings(v_owner);
        -- Posts that are withheld themselves, or with all of their author's, have had their pictures moved, and keep them there.
        INSERT INTO media_outbox (path, act)
          SELECT path, v_act FROM media WHERE page_id = p_id AND NOT v_pictures_away
           UNION ALL
          SELECT m.path, v_act
            FROM post p JOIN media m ON m.post_id = p.id JOIN member author ON author.id = p.author_id
           WHERE p.page_id = p_id AND p.withheld IS NULL AND NOT author.content_withheld AND NOT v_pictures_away;
      ELSIF p_kind = 'project' THEN
        UPDATE project SET withheld = p_state, withheld_at = CASE WHEN p_state IS NOT NULL THEN now() END,
               withheld_note = p_note, hidden = p_state IS NOT NULL OR v_owner_hidden
         WHERE id = p_id;
        PERFORM show_openings(v_owner);
        IF NOT v_pictures_away THEN
          INSERT INTO media_outbox (path, act) SELECT path, v_act FROM media WHERE project_id = p_id;
        END IF;
      ELSIF p_kind = 'opening' THEN
        UPDATE opening SET withheld = p_state, withheld_at = CASE WHEN p_state IS NOT NULL THEN now() END, withheld_note = p_note
         WHERE id = p_id;
        PERFORM show_openings(v_owner);
      ELSIF p_kind = 'post' THEN
        PERFORM FROM member_counter WHERE member_id = v_owner FOR NO KEY UPDATE;
        PERFORM FROM page_counter WHERE page_id = v_page FOR NO KEY UPDATE;
        UPDATE post SET withheld = p_state, withheld_at = CASE WHEN p_state IS NOT NULL THEN now() END,
               withheld_note = p_note, hidden = p_state IS NOT NULL OR v_owner_hidden OR v_below_hidden
         WHERE id = p_id;
        IF NOT v_below_withheld AND NOT v_pictures_away THEN
          INSERT INTO media_outbox (path, act) SELECT path, v_act FROM media WHERE post_id = p_id;
        END IF;
      ELSE
        PERFORM FROM post_counter WHERE post_id = v_post FOR NO KEY UPDATE;
        UPDATE comment SET withheld = p_state, withheld_at = CASE WHEN p_state IS NOT NULL THEN now() END,
               withheld_note = p_note, hidden = p_state IS NOT NULL OR v_owner_hidden
         WHERE id = p_id;
      END IF;
      RETURN v_owner;
    END $$;
