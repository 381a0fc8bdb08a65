-- Nobody who is hidden holds or issues a record, and none is of a hidden page. Whoever issues one has locked all three.
CREATE OR REPLACE FUNCTION refuse_record() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM refuse_if(
        EXISTS (SELECT FROM member m WHERE m.id IN (NEW.member_id, NEW.issuer_id) AND (m.deleted_at IS NOT NULL OR m.content_withheld))
        OR EXISTS (SELECT FROM page g WHERE g.id = NEW.page_id AND g.hidden));
      RETURN NULL;
    END $$;
