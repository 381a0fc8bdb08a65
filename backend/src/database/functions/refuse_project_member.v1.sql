-- Nobody who is hidden joins, and nobody joins what is hidden. The foreign keys have locked both.
CREATE OR REPLACE FUNCTION refuse_project_member() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM refuse_if(
        EXISTS (SELECT FROM member m WHERE m.id = NEW.member_id AND (m.deleted_at IS NOT NULL OR m.content_withheld))
        OR EXISTS (SELECT FROM project t WHERE t.id = NEW.project_id AND t.hidden));
      RETURN NULL;
    END $$;
