-- One row if members may be notified of what an actor did: not themselves, nor when the actor is suspended or deleted, or the
-- recipient does not see them. Shared by the triggers that write notifications and by whoever reads them.
-- A table function, because PostgreSQL puts its text into the calling query; a scalar one would be called for each row.
-- For one actor, two index look-ups cost half of `concealed_from`, which collects everybody concealed.
CREATE OR REPLACE FUNCTION may_notify_about_actor(actor bigint, recipient bigint) RETURNS TABLE (id bigint)
LANGUAGE sql STABLE ROWS 1 AS $$
    SELECT m.id FROM member m
     WHERE m.id = actor AND actor <> recipient AND m.deleted_at IS NULL AND m.suspended_at IS NULL
       AND NOT EXISTS (SELECT FROM member_relation r WHERE r.member_id = recipient AND r.other_id = actor)
       AND NOT EXISTS (SELECT FROM member_relation r
                        WHERE r.member_id = actor AND r.other_id = recipient AND r.kind = 'block')
$$;
