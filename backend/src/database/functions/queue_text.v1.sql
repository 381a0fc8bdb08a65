-- Notes a new or edited text for the job that reads it (TG_ARGV[0]: post or comment).
CREATE OR REPLACE FUNCTION queue_text() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO text_outbox (kind, target_id) VALUES (TG_ARGV[0], NEW.id);
      RETURN NULL;
    END $$;
