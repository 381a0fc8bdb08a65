-- What happened to an application: its poster hears who applied for the opening, and what an applicant did or wrote later; the applicant
-- hears of all that they did not do themselves.
-- Whose account is just being deleted or suspended hears nothing: to wait for it here, after the application was locked, would be the
-- wrong order (docs/build/lock-order.md).
CREATE OR REPLACE FUNCTION notify_applications() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      sent application;
      recipient bigint;
      is_by_applicant CONSTANT boolean := NEW.author = 'applicant';
      is_new CONSTANT boolean := is_by_applicant AND NEW.state IS NOT DISTINCT FROM 'applied';
    BEGIN
      SELECT * INTO sent FROM application a WHERE a.id = NEW.application_id;
      recipient := CASE WHEN is_by_applicant THEN (SELECT o.poster_id FROM opening o WHERE o.id = sent.opening_id) ELSE sent.member_id END;
      PERFORM FROM member m WHERE m.id = recipient FOR KEY SHARE SKIP LOCKED;
      IF FOUND THEN
        PERFORM write_notification(
          recipient, 'application', NULL, NULL, CASE WHEN is_by_applicant THEN sent.member_id END, now(),
          CASE WHEN is_new THEN sent.opening_id END, CASE WHEN NOT is_new THEN sent.id END);
      END IF;
      RETURN NULL;
    END $$;
