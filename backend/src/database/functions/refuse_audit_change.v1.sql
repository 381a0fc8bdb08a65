-- Refuses every change of an audit event, of the table's owner too, but for one: the reason that an administrator gave goes when
-- the member it is about has gone.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' AND NEW.details = OLD.details - 'reason'
         AND to_jsonb(NEW) - 'details' = to_jsonb(OLD) - 'details'
         AND NOT EXISTS (SELECT FROM member WHERE id = OLD.member_id) THEN
        RETURN NEW;
      END IF;
      RAISE EXCEPTION 'audit_event is insert-only' USING ERRCODE = 'insufficient_privilege';
    END $$;
