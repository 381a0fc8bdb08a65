import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `email_key` is what addresses are compared by (`common/email-address.ts`), unique among the members whose
 * `email_clashes` is false. Code alone can work it out, so it is null for now: `npm run migrate` and a job fill it in
 * by and by, and set `email_clashes` where somebody else has the key already. Such members keep signing in with
 * exactly their address, for which the index `member_email_key` stays.
 *
 * The release before adds members without a key; they count as those who joined before.
 */
export class EmailComparison1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE member
        ADD COLUMN email_key varchar(254),
        ADD COLUMN email_clashes boolean NOT NULL DEFAULT false;
      CREATE UNIQUE INDEX member_email_comparison_key ON member (email_key) WHERE NOT email_clashes;
      CREATE INDEX member_email_unsettled_idx ON member (id) WHERE email_key IS NULL OR email_clashes;
      CREATE INDEX member_email_search_idx ON member USING gin (email_key gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    // Their indexes go with them.
    await runner.query(`ALTER TABLE member DROP COLUMN email_key, DROP COLUMN email_clashes`);
  }
}
