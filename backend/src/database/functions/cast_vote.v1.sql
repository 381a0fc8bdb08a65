-- Sets what a member votes for in the poll of a post, nothing to withdraw, and answers the poll as `poll_of` does for them. Without a
-- poll it says why: it is 'over', the options were 'replaced' meanwhile, or it takes one option of 'several' that were sent. Refused if
-- the post has none.
--
-- Votes of one poll take turns: its lock comes before all that they count, and each statement here sees what was committed before it
-- began. An edit that replaces the options waits for votes that hold it, and votes wait for the edit.
CREATE OR REPLACE FUNCTION cast_vote(p_post_id bigint, p_member_id bigint, p_options bigint[], OUT outcome text, OUT poll jsonb)
LANGUAGE plpgsql AS $$
    DECLARE
      known poll;
      before bigint[];
    BEGIN
      PERFORM FROM member WHERE id = p_member_id AND deleted_at IS NULL FOR KEY SHARE;
      PERFORM refuse_if(NOT FOUND);
      PERFORM FROM post WHERE id = p_post_id AND NOT hidden AND has_poll FOR KEY SHARE;
      PERFORM refuse_if(NOT FOUND);
      PERFORM refuse_banned(p.page_id, p_member_id) FROM post p WHERE p.id = p_post_id AND p.page_id IS NOT NULL;
      SELECT q.* INTO known FROM poll q WHERE q.post_id = p_post_id FOR NO KEY UPDATE;
      outcome := CASE
        WHEN known.closes_at <= clock_timestamp() THEN 'over'
        WHEN known.post_id IS NULL OR EXISTS (
          SELECT FROM unnest(p_options) sent (id) WHERE NOT EXISTS (SELECT FROM poll_option o WHERE o.post_id = p_post_id AND o.id = sent.id))
          THEN 'replaced'
        WHEN NOT known.multiple AND cardinality(p_options) > 1 THEN 'several'
        ELSE 'cast' END;
      IF outcome <> 'cast' THEN
        RETURN;
      END IF;
      before := ARRAY(SELECT v.option_id FROM poll_vote v WHERE v.post_id = p_post_id AND v.member_id = p_member_id);
      DELETE FROM poll_vote v
       WHERE v.post_id = p_post_id AND v.member_id = p_member_id AND v.option_id <> ALL (p_options);
      INSERT INTO poll_vote (post_id, member_id, option_id)
      SELECT p_post_id, p_member_id, sent.id FROM unnest(p_options) sent (id) WHERE sent.id <> ALL (before);
      UPDATE poll_option o SET votes = o.votes + CASE WHEN o.id = ANY (p_options) THEN 1 ELSE -1 END
       WHERE o.post_id = p_post_id AND (o.id = ANY (p_options)) <> (o.id = ANY (before));
      IF (before = '{}') <> (p_options = '{}') THEN
        UPDATE poll q SET started = true, voters = q.voters + CASE WHEN before = '{}' THEN 1 ELSE -1 END
         WHERE q.post_id = p_post_id;
      END IF;
      poll := poll_of(p_post_id, ARRAY[p_member_id]);
    END $$;
