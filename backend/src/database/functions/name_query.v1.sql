-- What a typed text finds among the words of names, titles and comments, besides what contains it letter for letter: these words one
-- after the other, the last one as the beginning of a word. Null for a text with punctuation, which is only found as it is written.
CREATE OR REPLACE FUNCTION name_query(typed text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT CASE WHEN public.searchable(typed) = public.fold_letters(typed)
        THEN (nullif(phraseto_tsquery('pg_catalog.simple', public.searchable(typed))::text, '') || ':*')::tsquery END
    $$;
