import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that were asked for and not handed over yet. The release before sends its own without it. */
export class MailOutbox1763970000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail_outbox (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT mail_outbox_pkey PRIMARY KEY,
        kind varchar(40) NOT NULL,
        recipient varchar(254) NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        not_before timestamptz NOT NULL DEFAULT now(),
        tries integer NOT NULL DEFAULT 0
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_outbox');
  }
}
