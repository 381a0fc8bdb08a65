-- What searching needs before the tables: trigrams for parts of words, and words with English stems but without stop words, so that "IT" can
-- be found.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE TEXT SEARCH DICTIONARY campus_english (TEMPLATE = snowball, Language = english);
CREATE TEXT SEARCH CONFIGURATION campus (COPY = pg_catalog.simple);
ALTER TEXT SEARCH CONFIGURATION campus
  ALTER MAPPING FOR asciiword, asciihword, hword_asciipart WITH campus_english;
