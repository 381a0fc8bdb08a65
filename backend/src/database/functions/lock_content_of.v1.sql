-- Locks a member with all that hangs on them, for hiding or showing it, and answers which posts that are: theirs, and those on their
-- pages. Whoever also removes or restores one thing of this member's in the same transaction hides all first, or calls this.
--
-- It locks in the order of docs/build/lock-order.md, so that nobody waits in a circle with somebody who likes, comments, posts,
-- follows or deletes meanwhile. Those who hide all of a member take turns: that is rare, and locks much.
CREATE OR REPLACE FUNCTION lock_content_of(p_member_id bigint) RETURNS bigint[] LANGUAGE plpgsql AS $$
    DECLARE
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
      PERFORM FROM opening WHERE poster_id = p_member_id ORDER BY id FOR UPDATE;
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
      PERFORM FROM application WHERE member_id = p_member_id ORDER BY id FOR UPDATE;
      PERFORM FROM record WHERE member_id = p_member_id ORDER BY serial FOR UPDATE;
      PERFORM FROM opening_counter WHERE opening_id IN (SELECT opening_id FROM application WHERE member_id = p_member_id)
        ORDER BY opening_id FOR NO KEY UPDATE;
      PERFORM FROM member_counter WHERE member_id IN (SELECT author_id FROM post WHERE id = ANY (own_posts))
        ORDER BY member_id FOR NO KEY UPDATE;
      PERFORM FROM page_counter WHERE page_id = ANY (touched_pages) ORDER BY page_id FOR NO KEY UPDATE;
      PERFORM FROM post_counter WHERE post_id = ANY (touched_posts) ORDER BY post_id FOR NO KEY UPDATE;
      RETURN own_posts;
    END $$;
