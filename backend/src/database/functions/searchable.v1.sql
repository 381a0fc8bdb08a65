-- A text as searches compare it: with one form of every letter (fold_letters), and with a space for punctuation, symbols and emoji. The
-- ranges are listed, because in a database with the locale C the parser takes every character outside ASCII for a letter.
CREATE OR REPLACE FUNCTION searchable(raw text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT regexp_replace(
        public.fold_letters(raw),
        '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u060C\u061B\u061F\u06D4\u0964\u0965\u0970'
        '\u2000-\u2BFF\u2E00-\u2E7F\u3000-\u3004\u3008-\u3020\uE000-\uF8FF\uFE00-\uFE0F\uFFFC\uFFFD'
        '\U0001F000-\U0001FAFF\U000E0000-\U000E0FFF]+', ' ', 'g')
    $$;
