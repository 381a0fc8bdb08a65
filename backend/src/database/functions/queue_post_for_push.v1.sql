-- Notes a new post on a page for the job that queues pushes to the devices of those whose bell is on: one row, however many
-- they are.
CREATE OR REPLACE FUNCTION queue_post_for_push() RETURNS trigger
LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT FROM push_subscription) THEN
        INSERT INTO push_post (post_id) VALUES (NEW.id);
      END IF;
      RETURN NULL;
    END $$;
