-- The words of a post that readers see, as English stems: those of its HTML, and of its title if it has one, which count most.
CREATE OR REPLACE FUNCTION post_words(html text, title text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT CASE WHEN title IS NULL THEN '' ELSE setweight(to_tsvector('public.campus', public.searchable(title)), 'A') END
             || to_tsvector('public.campus', public.searchable(public.visible_text(html)))
    $$;
