-- A notification is new, or moved to the top: queues a push to each device of the member. One that waits already will tell of this, too.
-- A device that is being removed is left out instead of waited for: an act must not fail, or wait, because somebody signs out.
CREATE OR REPLACE FUNCTION queue_pushes() RETURNS trigger
LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT FROM push_subscription s WHERE s.member_id = NEW.member_id) THEN
        INSERT INTO push_outbox AS o (subscription_id, notification_id, not_before)
        SELECT s.id, NEW.id, push_due(NULL) FROM push_subscription s
         WHERE s.member_id = NEW.member_id ORDER BY s.id FOR KEY SHARE SKIP LOCKED
        ON CONFLICT ON CONSTRAINT push_outbox_subject_key
          DO UPDATE SET waiting = true, tries = 0, not_before = push_due(o.sent_at) WHERE NOT o.waiting;
      END IF;
      RETURN NULL;
    END $$;
