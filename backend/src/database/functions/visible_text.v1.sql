-- The words of a post's HTML, for searching: block elements become spaces, other tags vanish, and character references become
-- their characters.
CREATE OR REPLACE FUNCTION visible_text(html text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT replace(replace(replace(
        regexp_replace(regexp_replace(html, '</?(p|br|h[1-6]|blockquote|pre|ol|ul|li)([ /][^>]*)?>', ' ', 'g'), '<[^>]*>', '', 'g'),
        '&lt;', '<'), '&gt;', '>'), '&amp;', '&')
    $$;
