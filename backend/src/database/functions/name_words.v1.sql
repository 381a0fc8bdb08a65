-- The words of a name or title. Names of other functions are qualified: indexes use these while the search path is empty.
CREATE OR REPLACE FUNCTION name_words(name text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT to_tsvector('pg_catalog.simple', public.searchable(name))
    $$;
