-- What a search for a project looks in: title, summary and skills.
CREATE OR REPLACE FUNCTION project_text(title text, summary text, skills text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT lower(title || E'\n' || summary || E'\n' || array_to_string(skills, E'\n'))
    $$;
