-- Its opening is gone for good.
CREATE OR REPLACE FUNCTION end_application() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.ended_at := coalesce(NEW.ended_at, now());
      RETURN NEW;
    END $$;
