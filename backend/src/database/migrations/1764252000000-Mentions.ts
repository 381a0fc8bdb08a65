import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFunctions } from '../function-files.js';

/**
 * Whom posts and comments mention. Triggers tell those members. The comment's post is repeated with its mentions, so that a
 * notification finds the mentions in one thread by an index; it never changes. The release before writes no mentions, and what
 * it reads of notifications stays as it was.
 */
export class Mentions1764252000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE post_mention (
        post_id bigint CONSTRAINT post_mention_post_fkey REFERENCES post (id) ON DELETE CASCADE,
        member_id bigint CONSTRAINT post_mention_member_fkey REFERENCES member (id) ON DELETE CASCADE,
        label varchar(200) NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT post_mention_pkey PRIMARY KEY (post_id, member_id)
      );
      CREATE INDEX post_mention_member_idx ON post_mention (member_id, post_id);
      CREATE TABLE comment_mention (
        comment_id bigint CONSTRAINT comment_mention_comment_fkey REFERENCES comment (id) ON DELETE CASCADE,
        member_id bigint CONSTRAINT comment_mention_member_fkey REFERENCES member (id) ON DELETE CASCADE,
        post_id bigint NOT NULL,
        label varchar(200) NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT comment_mention_pkey PRIMARY KEY (comment_id, member_id)
      );
      CREATE INDEX comment_mention_member_idx ON comment_mention (member_id, post_id);
    `);
    await createFunctions(
      runner,
      'hears_of_mentions.v1',
      'acts_told.v3',
      'ring.v2',
      'notify_comments.v2',
      'notify_page_posts.v2',
      'notify_post_mentions.v1',
      'notify_comment_mentions.v1',
    );
    await runner.query(`
      CREATE TRIGGER post_mention_a_notified AFTER INSERT ON post_mention REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION notify_post_mentions();
      CREATE TRIGGER comment_mention_a_notified AFTER INSERT ON comment_mention REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION notify_comment_mentions();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await createFunctions(runner, 'notify_page_posts.v1', 'notify_comments.v1', 'ring.v1', 'acts_told.v2');
    await runner.query(`
      DELETE FROM notification WHERE kind = 'mention';
      DROP TABLE comment_mention, post_mention;
      DROP FUNCTION notify_comment_mentions, notify_post_mentions, hears_of_mentions;
    `);
  }
}
