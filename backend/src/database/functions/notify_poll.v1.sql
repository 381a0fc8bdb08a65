-- Notifies the author of a poll that it has ended. Nobody else is told: a row for every voter would say who voted.
CREATE OR REPLACE FUNCTION notify_poll() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM write_notification(p.author_id, 'poll', p.id, NULL, p.author_id, NEW.closes_at)
         FROM post p
        WHERE p.id = NEW.post_id AND EXISTS (SELECT FROM may_notify_about_post(p.id, p.author_id));
      RETURN NULL;
    END $$;
