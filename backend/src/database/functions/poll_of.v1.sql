-- The poll of a post with all its figures, and what each of the viewers chose; null if the post has none. Who answers a viewer decides
-- which figures they see (`toPoll`), and shows nobody the choice of somebody else.
CREATE OR REPLACE FUNCTION poll_of(of_post bigint, viewers bigint[]) RETURNS jsonb
LANGUAGE sql STABLE AS $$
    SELECT jsonb_build_object(
             'multiple', q.multiple, 'closesAt', q.closes_at, 'isOver', q.closes_at <= clock_timestamp(), 'voters', q.voters,
             'options', (SELECT jsonb_agg(jsonb_build_object('id', o.id::text, 'text', o.text, 'votes', o.votes) ORDER BY o.place)
                           FROM poll_option o WHERE o.post_id = q.post_id),
             -- A scalar subquery for each viewer, because a join would read all votes to find a few.
             'chosen', (SELECT coalesce(jsonb_object_agg(w.id, ARRAY(
                                 SELECT v.option_id::text FROM poll_vote v WHERE v.post_id = q.post_id AND v.member_id = w.id)), '{}')
                          FROM unnest(viewers) w (id)))
      FROM poll q WHERE q.post_id = of_post
$$;
