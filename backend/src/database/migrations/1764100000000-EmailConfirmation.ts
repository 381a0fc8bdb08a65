import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Confirmed e-mail addresses, the links that confirm them, and the account that a waiting mail is about. The release
 * before writes none of it: its members are unconfirmed, its mails are looked up by address.
 */
export class EmailConfirmation1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE member ADD COLUMN email_confirmed_at timestamptz;
      ALTER TABLE mail_outbox ADD COLUMN member_id bigint;
      CREATE TABLE mail_token (
        hash bytea CONSTRAINT mail_token_pkey PRIMARY KEY,
        member_id bigint NOT NULL CONSTRAINT mail_token_member_fkey REFERENCES member (id) ON DELETE CASCADE,
        purpose varchar(40) NOT NULL,
        value varchar(254) NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX mail_token_member_idx ON mail_token (member_id, purpose);
      CREATE INDEX mail_token_expiry_idx ON mail_token (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE mail_token;
      ALTER TABLE mail_outbox DROP COLUMN member_id;
      ALTER TABLE member DROP COLUMN email_confirmed_at;
    `);
  }
}
