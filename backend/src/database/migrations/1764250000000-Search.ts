import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFunctions } from '../function-files.js';

/**
 * Words of members, pages and posts for searching. The configuration `campus` has English stems and no stop words, so that
 * "IT" can be found. A trigger keeps the words of new and changed posts, also those of the release before; a job adds the
 * older posts, so that posts are locked only for a moment. Before that, names and colleges are indexed: for about a second
 * per 100,000 members profiles cannot be changed.
 */
export class Search1764250000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TEXT SEARCH DICTIONARY campus_english (TEMPLATE = snowball, Language = english);
      CREATE TEXT SEARCH CONFIGURATION campus (COPY = pg_catalog.simple);
      ALTER TEXT SEARCH CONFIGURATION campus
        ALTER MAPPING FOR asciiword, asciihword, hword_asciipart WITH campus_english;
    `);
    await createFunctions(
      runner,
      'searchable.v1',
      'name_words.v1',
      'member_words.v1',
      'page_words.v1',
      'post_words.v1',
      'index_post.v1',
    );
    await runner.query(`
      CREATE INDEX member_name_words_idx ON member USING gin (name_words(name));
      CREATE INDEX member_words_idx ON member USING gin (member_words(name, college_name));
      CREATE INDEX page_words_idx ON page USING gin (page_words(title, description));
      CREATE TABLE post_search (
        post_id bigint CONSTRAINT post_search_pkey PRIMARY KEY
          CONSTRAINT post_search_post_fkey REFERENCES post (id) ON DELETE CASCADE,
        words tsvector NOT NULL
      );
      CREATE INDEX post_search_words_idx ON post_search USING gin (words);
      CREATE TRIGGER post_indexed AFTER INSERT ON post FOR EACH ROW EXECUTE FUNCTION index_post();
      CREATE TRIGGER post_reindexed AFTER UPDATE OF content ON post
        FOR EACH ROW WHEN (OLD.content IS DISTINCT FROM NEW.content) EXECUTE FUNCTION index_post();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER post_indexed ON post;
      DROP TRIGGER post_reindexed ON post;
      DROP FUNCTION index_post, post_words;
      DROP TABLE post_search;
      DROP INDEX member_name_words_idx, member_words_idx, page_words_idx;
      DROP FUNCTION page_words, member_words, name_words, searchable;
      DROP TEXT SEARCH CONFIGURATION campus;
      DROP TEXT SEARCH DICTIONARY campus_english;
    `);
  }
}
