-- What happened to an application: its poster hears who applied for the opening, and what an applicant did or wrote later; the applicant
-- hears of all that they did not do themselves.
CREATE OR REPLACE FUNCTION notify_applications() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.author <> 'applicant' THEN
        PERFORM write_notification(a.member_id, 'application', NULL, NULL, NULL, now(), NULL, a.id)
           FROM application a WHERE a.id = NEW.application_id;
      ELSIF NEW.state = 'applied' THEN
        PERFORM write_notification(o.poster_id, 'application', NULL, NULL, a.member_id, now(), o.id)
           FROM application a JOIN opening o ON o.id = a.opening_id WHERE a.id = NEW.application_id;
      ELSE
        PERFORM write_notification(o.poster_id, 'application', NULL, NULL, a.member_id, now(), NULL, a.id)
           FROM application a JOIN opening o ON o.id = a.opening_id WHERE a.id = NEW.application_id;
      END IF;
      RETURN NULL;
    END $$;
