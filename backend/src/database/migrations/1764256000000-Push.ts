import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFunctions } from '../function-files.js';

/**
 * Devices that are notified by web push, and what waits for them. The triggers write nothing for members without a device. The
 * release before writes what waits as well; it sends nothing. New tables only: nothing is rewritten, and the triggers lock
 * notifications and posts for a moment.
 */
export class Push1764256000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE push_subscription (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT push_subscription_pkey PRIMARY KEY,
        member_id bigint NOT NULL CONSTRAINT push_subscription_member_fkey REFERENCES member (id) ON DELETE CASCADE,
        session_id uuid NOT NULL CONSTRAINT push_subscription_session_fkey REFERENCES session (id) ON DELETE CASCADE,
        endpoint varchar(1000) NOT NULL CONSTRAINT push_subscription_endpoint_key UNIQUE,
        p256dh varchar(87) NOT NULL,
        auth varchar(22) NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        failed_at timestamptz
      );
      CREATE INDEX push_subscription_member_idx ON push_subscription (member_id);
      CREATE INDEX push_subscription_session_idx ON push_subscription (session_id);
      CREATE TABLE push_outbox (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT push_outbox_pkey PRIMARY KEY,
        subscription_id bigint NOT NULL
          CONSTRAINT push_outbox_subscription_fkey REFERENCES push_subscription (id) ON DELETE CASCADE,
        notification_id bigint CONSTRAINT push_outbox_notification_fkey REFERENCES notification (id) ON DELETE CASCADE,
        page_id bigint CONSTRAINT push_outbox_page_fkey REFERENCES page (id) ON DELETE CASCADE,
        waiting boolean NOT NULL DEFAULT true,
        not_before timestamptz NOT NULL,
        tries integer NOT NULL DEFAULT 0,
        sent_at timestamptz,
        CONSTRAINT push_outbox_about_check CHECK (num_nonnulls(notification_id, page_id) = 1),
        CONSTRAINT push_outbox_subject_key UNIQUE NULLS NOT DISTINCT (subscription_id, notification_id, page_id)
      );
      CREATE INDEX push_outbox_due_idx ON push_outbox (not_before) WHERE waiting;
      CREATE INDEX push_outbox_taken_idx ON push_outbox (sent_at) WHERE NOT waiting;
      CREATE INDEX push_outbox_notification_idx ON push_outbox (notification_id) WHERE notification_id IS NOT NULL;
      CREATE INDEX push_outbox_page_idx ON push_outbox (page_id) WHERE page_id IS NOT NULL;
      CREATE TABLE push_post (
        post_id bigint CONSTRAINT push_post_pkey PRIMARY KEY
          CONSTRAINT push_post_post_fkey REFERENCES post (id) ON DELETE CASCADE
      );
    `);
    await createFunctions(runner, 'push_due.v1', 'queue_pushes.v1', 'queue_post_for_push.v1');
    await runner.query(`
      CREATE TRIGGER notification_pushed AFTER INSERT OR UPDATE OF at ON notification
        FOR EACH ROW WHEN (NEW.read_at IS NULL) EXECUTE FUNCTION queue_pushes();
      CREATE TRIGGER post_a_pushed AFTER INSERT ON post
        FOR EACH ROW WHEN (NEW.page_id IS NOT NULL) EXECUTE FUNCTION queue_post_for_push();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER notification_pushed ON notification;
      DROP TRIGGER post_a_pushed ON post;
      DROP FUNCTION queue_post_for_push, queue_pushes, push_due;
      DROP TABLE push_post, push_outbox, push_subscription;
    `);
  }
}
