-- The words of a page: title and description.
CREATE OR REPLACE FUNCTION page_words(title text, description text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT public.name_words(title || ' ' || description)
    $$;
