-- Nobody who is hidden or suspended posts an opening, and none is of what is hidden. Who creates one has locked all three. It has
-- a counter from the start.
CREATE OR REPLACE FUNCTION add_opening() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM refuse_if(
        EXISTS (SELECT FROM member m WHERE m.id = NEW.poster_id
                   AND (m.deleted_at IS NOT NULL OR m.content_withheld OR m.suspended_at IS NOT NULL))
        OR EXISTS (SELECT FROM page g WHERE g.id = NEW.page_id AND g.hidden)
        OR EXISTS (SELECT FROM project t WHERE t.id = NEW.project_id AND t.hidden));
      INSERT INTO opening_counter (opening_id) VALUES (NEW.id);
      RETURN NULL;
    END $$;
