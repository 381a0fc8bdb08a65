import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFunctions } from '../function-files.js';

/**
 * Notifications note of which member they come while it is one alone, so that one member cannot displace what others do. Mentions
 * that an edit takes out of a text are kept as withdrawn: who was told of one is not told again when it is put back, and hears of
 * the comment as of any other. The release before shows withdrawn mentions like others, but their names are not in the text.
 * Triggers no longer call `ring`; a later release drops it, because a statement that began before this still does.
 */
export class FairNotifications1764310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notification ADD sole_actor_id bigint;
      ALTER TABLE post_mention ADD withdrawn_at timestamptz, ADD readded_at timestamptz;
      ALTER TABLE comment_mention ADD withdrawn_at timestamptz, ADD readded_at timestamptz;
    `);
    await createFunctions(
      runner,
      'acts_told.v5',
      'tell.v1',
      'notify_likes.v2',
      'notify_follows.v2',
      'notify_page_posts.v3',
      'notify_comments.v3',
      'notify_post_mentions.v2',
      'notify_comment_mentions.v2',
      'notify_withdrawn_post_mentions.v1',
      'notify_withdrawn_comment_mentions.v1',
    );
    await runner.query(`
      CREATE TRIGGER post_mention_withdrawn AFTER UPDATE ON post_mention REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION notify_withdrawn_post_mentions();
      CREATE TRIGGER comment_mention_withdrawn AFTER UPDATE ON comment_mention REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION notify_withdrawn_comment_mentions();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await createFunctions(
      runner,
      'notify_comment_mentions.v1',
      'notify_post_mentions.v1',
      'notify_comments.v2',
      'notify_page_posts.v2',
      'notify_follows.v1',
      'notify_likes.v1',
      'acts_told.v4',
    );
    await runner.query(`
      DROP TRIGGER comment_mention_withdrawn ON comment_mention;
      DROP TRIGGER post_mention_withdrawn ON post_mention;
      DROP FUNCTION notify_withdrawn_comment_mentions, notify_withdrawn_post_mentions, tell;
      DELETE FROM comment_mention WHERE withdrawn_at IS NOT NULL;
      DELETE FROM post_mention WHERE withdrawn_at IS NOT NULL;
      ALTER TABLE comment_mention DROP withdrawn_at, DROP readded_at;
      ALTER TABLE post_mention DROP withdrawn_at, DROP readded_at;
      ALTER TABLE notification DROP sole_actor_id;
    `);
  }
}
