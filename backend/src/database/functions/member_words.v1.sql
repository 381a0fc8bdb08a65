-- The words by which members find a member: name and college, never e-mail or phone.
CREATE OR REPLACE FUNCTION member_words(name text, college text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT public.name_words(name || ' ' || coalesce(college, ''))
    $$;
