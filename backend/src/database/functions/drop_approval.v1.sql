-- An internship that is gone needs no approval any more: nothing was decided, so nothing is lost.
CREATE OR REPLACE FUNCTION drop_approval() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM review_case WHERE target_kind = 'opening' AND target_id = OLD.id AND source = 'internship' AND state = 'open';
      RETURN NULL;
    END $$;
