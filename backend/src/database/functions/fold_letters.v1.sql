-- A text as searching compares it: in lower case, with one form of every letter, whatever keyboard wrote it: chillus, nuktas, joiners,
-- final forms, accents, wide letters. The same as foldLetters in backend/src/common/text/fold-letters.ts, which names the letters; a
-- test compares the two.
CREATE OR REPLACE FUNCTION fold_letters(raw text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT CASE WHEN octet_length(raw) = char_length(raw) THEN lower(raw) ELSE normalize(
        replace(replace(replace(replace(replace(replace(replace(replace(replace(
        replace(replace(replace(replace(replace(replace(replace(replace(replace(
        translate(lower(regexp_replace(normalize(raw, NFKD),
          '[\u00AD\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670'
          '\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0C3C\u0CBC\u1AB0-\u1AFF\u1DC0-\u1DFF'
          '\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFE20-\uFE2F\uFEFF]', '', 'g')),
          E'\u03C2\u05DA\u05DD\u05DF\u05E3\u05E5\u064A\u0649\u0643\u0647\u0629\u06C3\u06D5\u00F8\u0142\u0111\u00F0\u0127\u0167\u0131\u0BD7',
          E'\u03C3\u05DB\u05DE\u05E0\u05E4\u05E6\u06CC\u06CC\u06A9\u06C1\u06C1\u06C1\u06C1olddhti\u0BB3'),
        E'\u00DF', 'ss'), E'\u00E6', 'ae'), E'\u0153', 'oe'), E'\u00FE', 'th'),
        E'\u0D7A', E'\u0D23\u0D4D'), E'\u0D7B', E'\u0D28\u0D4D'), E'\u0D7C', E'\u0D30\u0D4D'), E'\u0D7D', E'\u0D32\u0D4D'),
        E'\u0D7E', E'\u0D33\u0D4D'), E'\u0D7F', E'\u0D15\u0D4D'), E'\u0D54', E'\u0D2E\u0D4D'), E'\u0D55', E'\u0D2F\u0D4D'),
        E'\u0D56', E'\u0D34\u0D4D'), E'\u0D4E', E'\u0D30\u0D4D'), E'\u0D46\u0D57', E'\u0D57'), E'\u09CE', E'\u09A4\u09CD'),
        E'\u0BB6\u0BCD\u0BB0\u0BC0', E'\u0BB8\u0BCD\u0BB0\u0BC0'), E'\u0D4D\u0D4D', E'\u0D4D'),
        NFC) END
    $$;
