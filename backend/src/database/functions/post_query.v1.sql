-- The same for the words of posts (name_query). Whole words only: the beginning of a word has another stem.
CREATE OR REPLACE FUNCTION post_query(typed text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT CASE WHEN public.searchable(typed) = public.fold_letters(typed)
        THEN phraseto_tsquery('public.campus', public.searchable(typed)) END
    $$;
