import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFunctions } from '../function-files.js';

/**
 * Notifications, their settings and muted posts. Triggers write notifications within the transaction of the act; they run
 * before those that count, because the row of a counter is locked last. The release before writes them too, unseen. The index
 * on follows finds the newest of a page.
 */
export class Notifications1764210000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE notification (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT notification_pkey PRIMARY KEY,
        member_id bigint NOT NULL CONSTRAINT notification_member_fkey REFERENCES member (id) ON DELETE CASCADE,
        kind varchar(10) NOT NULL
          CONSTRAINT notification_kind_check CHECK (kind IN ('mention', 'comment', 'thread', 'like', 'follow', 'ownPage')),
        post_id bigint CONSTRAINT notification_post_fkey REFERENCES post (id) ON DELETE CASCADE,
        comment_id bigint CONSTRAINT notification_comment_fkey REFERENCES comment (id) ON DELETE CASCADE,
        page_id bigint CONSTRAINT notification_page_fkey REFERENCES page (id) ON DELETE CASCADE,
        since timestamptz NOT NULL,
        at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
        read_at timestamptz,
        CONSTRAINT notification_subject_key UNIQUE NULLS NOT DISTINCT (post_id, page_id, member_id, kind, comment_id)
      );
      CREATE INDEX notification_member_idx ON notification (member_id, at);
      CREATE INDEX notification_page_idx ON notification (page_id) WHERE page_id IS NOT NULL;
      CREATE INDEX notification_comment_idx ON notification (comment_id) WHERE comment_id IS NOT NULL;
      CREATE TABLE notification_setting (
        member_id bigint CONSTRAINT notification_setting_pkey PRIMARY KEY
          CONSTRAINT notification_setting_member_fkey REFERENCES member (id) ON DELETE CASCADE,
        seen_at timestamptz,
        off text[] NOT NULL DEFAULT '{}',
        mail text[] NOT NULL DEFAULT '{}',
        digest boolean NOT NULL DEFAULT false
      );
      CREATE TABLE post_mute (
        member_id bigint CONSTRAINT post_mute_member_fkey REFERENCES member (id) ON DELETE CASCADE,
        post_id bigint CONSTRAINT post_mute_post_fkey REFERENCES post (id) ON DELETE CASCADE,
        CONSTRAINT post_mute_pkey PRIMARY KEY (member_id, post_id)
      );
      CREATE INDEX post_mute_post_idx ON post_mute (post_id);
      CREATE INDEX follow_page_newest_idx ON follow (page_id, created_at);
    `);
    await createFunctions(
      runner,
      'may_reach.v1',
      'may_hear_of.v1',
      'acts_told.v1',
      'ring.v1',
      'notify_likes.v1',
      'notify_comments.v1',
      'notify_follows.v1',
      'notify_page_posts.v1',
      'lock_page_creator.v1',
      'lock_creator_of_posts_page.v1',
      'toggle_follow.v5',
    );
    // Triggers of one event run in the order of their names: these come before "…_added".
    await runner.query(`
      CREATE TRIGGER post_like_a_notified AFTER INSERT ON post_like REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION notify_likes();
      CREATE TRIGGER comment_a_notified AFTER INSERT ON comment REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION notify_comments();
      CREATE TRIGGER follow_a_notified AFTER INSERT ON follow REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION notify_follows();
      CREATE TRIGGER post_a_notified AFTER INSERT ON post REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION notify_page_posts();
      CREATE TRIGGER post_a_placed BEFORE INSERT ON post
        FOR EACH ROW WHEN (NEW.page_id IS NOT NULL) EXECUTE FUNCTION lock_creator_of_posts_page();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await createFunctions(runner, 'toggle_follow.v4');
    await runner.query(`
      DROP TRIGGER post_like_a_notified ON post_like;
      DROP TRIGGER comment_a_notified ON comment;
      DROP TRIGGER follow_a_notified ON follow;
      DROP TRIGGER post_a_notified ON post;
      DROP TRIGGER post_a_placed ON post;
      DROP FUNCTION notify_likes, notify_comments, notify_follows, notify_page_posts, lock_creator_of_posts_page, lock_page_creator;
      DROP FUNCTION ring, acts_told, may_hear_of, may_reach;
      DROP INDEX follow_page_newest_idx;
      DROP TABLE post_mute, notification_setting, notification;
    `);
  }
}
