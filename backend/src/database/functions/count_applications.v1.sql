-- Counts the applications of an opening, and those that nobody has answered. Nobody who is away applies, and none is for what is hidden:
-- whoever applies has locked the opening, and the foreign key the member.
CREATE OR REPLACE FUNCTION count_applications() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      v_opening bigint := CASE WHEN TG_OP = 'DELETE' THEN OLD.opening_id ELSE NEW.opening_id END;
      v_added integer := CASE TG_OP WHEN 'INSERT' THEN 1 WHEN 'DELETE' THEN -1 ELSE 0 END;
      v_waiting integer := 0;
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM refuse_if(
          EXISTS (SELECT FROM member m WHERE m.id = NEW.member_id AND (m.deleted_at IS NOT NULL OR m.content_withheld))
          OR EXISTS (SELECT FROM opening o WHERE o.id = NEW.opening_id AND o.hidden));
      END IF;
      IF TG_OP <> 'DELETE' THEN v_waiting := v_waiting + (NEW.state = 'applied' AND NOT NEW.hidden)::int; END IF;
      IF TG_OP <> 'INSERT' THEN v_waiting := v_waiting - (OLD.state = 'applied' AND NOT OLD.hidden)::int; END IF;
      IF v_added <> 0 OR v_waiting <> 0 THEN
        UPDATE opening_counter SET applications = applications + v_added, waiting = waiting + v_waiting WHERE opening_id = v_opening;
      END IF;
      RETURN NULL;
    END $$;
