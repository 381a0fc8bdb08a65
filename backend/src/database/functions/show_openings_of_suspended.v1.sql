-- Nobody applies to who is suspended; when that ends, their openings are there again.
CREATE OR REPLACE FUNCTION show_openings_of_suspended() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM show_openings(NEW.id);
      RETURN NULL;
    END $$;
