-- Tells a member that something was done now to a post or a page: writes the notification, or moves it to the top. An unread
-- one moves at most every 10 minutes, and so does a read one; but a read one about comments or mentions starts again
-- at once.
-- Looks first, because an INSERT that meets the row would lock it even if nothing changes: most likes write nothing here.
-- Acts are dated when their transactions began: one that began earlier than the notification and comes later moves its start
-- back, or it would not belong to it.
CREATE OR REPLACE FUNCTION ring(p_member_id bigint, p_kind text, p_post_id bigint, p_page_id bigint) RETURNS void
LANGUAGE plpgsql AS $$
    DECLARE
      known notification;
    BEGIN
      IF p_page_id IS NULL THEN
        SELECT * INTO known FROM notification n
         WHERE n.post_id = p_post_id AND n.page_id IS NULL AND n.member_id = p_member_id AND n.kind = p_kind
           AND n.comment_id IS NULL;
      ELSE
        SELECT * INTO known FROM notification n
         WHERE n.post_id IS NULL AND n.page_id = p_page_id AND n.member_id = p_member_id AND n.kind = p_kind
           AND n.comment_id IS NULL;
      END IF;
      IF NOT FOUND THEN
        -- Whoever wrote it meanwhile rang now, too.
        INSERT INTO notification AS n (member_id, kind, post_id, page_id, since)
        VALUES (p_member_id, p_kind, p_post_id, p_page_id, now())
        ON CONFLICT ON CONSTRAINT notification_subject_key DO UPDATE SET since = now() WHERE n.since > now();
      ELSIF known.at < now() - interval '10 minutes'
            OR (known.read_at IS NOT NULL AND p_kind IN ('mention', 'comment', 'thread')) THEN
        UPDATE notification n
           SET since = CASE WHEN n.read_at IS NULL THEN least(n.since, now()) ELSE now() END,
               at = clock_timestamp(), read_at = NULL
         WHERE n.id = known.id AND n.at = known.at;
      ELSIF known.since > now() THEN
        UPDATE notification n SET since = now() WHERE n.id = known.id AND n.since > now();
      END IF;
    END $$;
