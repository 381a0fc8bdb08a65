CREATE OR REPLACE FUNCTION forget_audit_reasons() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE audit_event SET details = details - 'reason'
       WHERE member_id IN (SELECT id FROM changed) AND details ? 'reason';
      RETURN NULL;
    END $$;
