-- Notifies a member that somebody did something to a post, a page, an opening or an application: writes the notification, or moves it to the top. An unread one
-- moves at most every 10 minutes, and so does a read one; but a read one about comments, replies, mentions or applications starts again at once.
-- p_actor_id is who did it, null for several at once; p_at is when, which may be earlier: a comment whose mention was taken out is
-- notified of as of any other.
--
-- Looks first, because an INSERT that meets the row would lock it even if nothing changes: most likes write nothing here.
-- Acts are dated when their transactions began: one that began earlier than the notification and comes later moves its start
-- back, or it would not belong to it.
--
-- A notification of which one member is the only cause notes them, until others join: so that lists can bound what one member
-- causes. One member begins at most 300 of another's notifications a day, as many as are kept.
CREATE OR REPLACE FUNCTION write_notification(
  p_member_id bigint, p_kind text, p_post_id bigint, p_page_id bigint, p_actor_id bigint, p_at timestamptz,
  p_opening_id bigint DEFAULT NULL, p_application_id bigint DEFAULT NULL) RETURNS void
LANGUAGE plpgsql AS $$
    DECLARE
      known notification;
      joined boolean;
    BEGIN
      IF p_opening_id IS NOT NULL OR p_application_id IS NOT NULL THEN
        SELECT * INTO known FROM notification n
         WHERE n.member_id = p_member_id AND n.kind = p_kind AND n.post_id IS NULL AND n.page_id IS NULL
           AND n.opening_id IS NOT DISTINCT FROM p_opening_id AND n.application_id IS NOT DISTINCT FROM p_application_id;
      ELSIF p_page_id IS NULL THEN
        SELECT * INTO known FROM notification n
         WHERE n.post_id = p_post_id AND n.page_id IS NULL AND n.member_id = p_member_id AND n.kind = p_kind
           AND n.comment_id IS NULL;
      ELSE
        SELECT * INTO known FROM notification n
         WHERE n.post_id IS NULL AND n.page_id = p_page_id AND n.member_id = p_member_id AND n.kind = p_kind
           AND n.comment_id IS NULL;
      END IF;
      joined := known.sole_actor_id IS NOT NULL AND known.sole_actor_id IS DISTINCT FROM p_actor_id;
      IF known.id IS NULL THEN
        IF (SELECT count(*) FROM notification n
             WHERE n.member_id = p_member_id AND n.sole_actor_id = p_actor_id AND n.at > now() - interval '1 day') >= 300 THEN
          RETURN;
        END IF;
        -- Whoever wrote it meanwhile notified now, too.
        INSERT INTO notification AS n (member_id, kind, post_id, page_id, opening_id, application_id, since, sole_actor_id)
        VALUES (p_member_id, p_kind, p_post_id, p_page_id, p_opening_id, p_application_id, p_at, p_actor_id)
        ON CONFLICT ON CONSTRAINT notification_subject_key DO UPDATE
          SET since = least(n.since, p_at), sole_actor_id = CASE WHEN n.sole_actor_id = p_actor_id THEN p_actor_id END
          WHERE n.since > p_at OR n.sole_actor_id <> p_actor_id OR (n.sole_actor_id IS NOT NULL AND p_actor_id IS NULL);
      ELSIF known.at < now() - interval '10 minutes'
            OR (known.read_at IS NOT NULL AND p_kind IN ('mention', 'reply', 'comment', 'thread', 'application')) THEN
        UPDATE notification n
           SET since = CASE WHEN n.read_at IS NULL THEN least(n.since, p_at) ELSE p_at END,
               sole_actor_id = CASE WHEN n.read_at IS NULL AND n.sole_actor_id IS DISTINCT FROM p_actor_id THEN NULL ELSE p_actor_id END,
               at = clock_timestamp(), read_at = NULL
         WHERE n.id = known.id AND n.at = known.at;
      ELSIF joined OR known.since > p_at THEN
        UPDATE notification n
           SET since = least(n.since, p_at),
               sole_actor_id = CASE WHEN n.sole_actor_id = p_actor_id THEN n.sole_actor_id END
         WHERE n.id = known.id AND (n.since > p_at OR n.sole_actor_id IS NOT NULL);
      END IF;
    END $$;
