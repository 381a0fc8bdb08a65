import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When notifications were mailed. New columns without a default, or with a constant one, rewrite nothing. The partial indexes
 * are empty until somebody wants mail. The release before reads and writes none of the columns; of a mail that may be sent only
 * once it knows no kind, and postpones it.
 */
export class ListMail1764254000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notification ADD COLUMN mailed_at timestamptz;
      ALTER TABLE notification_setting ADD COLUMN digest_at timestamptz, ADD COLUMN summary_at timestamptz;
      CREATE INDEX notification_setting_mail_idx ON notification_setting (member_id) WHERE mail <> '{}';
      CREATE INDEX notification_setting_summary_idx ON notification_setting (member_id) WHERE digest;
      ALTER TABLE mail_outbox ADD COLUMN only_once boolean NOT NULL DEFAULT false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM mail_outbox WHERE only_once;
      ALTER TABLE mail_outbox DROP COLUMN only_once;
      DROP INDEX notification_setting_summary_idx, notification_setting_mail_idx;
      ALTER TABLE notification_setting DROP COLUMN summary_at, DROP COLUMN digest_at;
      ALTER TABLE notification DROP COLUMN mailed_at;
    `);
  }
}
