-- The words of a post's HTML that readers see, as English stems.
CREATE OR REPLACE FUNCTION post_words(html text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT to_tsvector('public.campus', public.searchable(public.visible_text(html)))
    $$;
