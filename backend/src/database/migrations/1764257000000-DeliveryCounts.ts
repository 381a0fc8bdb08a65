import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How mails and pushes end, by day, for the console. A new table that the release before does not know. */
export class DeliveryCounts1764257000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE delivery_count (
        day date NOT NULL,
        channel varchar(10) NOT NULL,
        outcome varchar(20) NOT NULL,
        count integer NOT NULL,
        CONSTRAINT delivery_count_pkey PRIMARY KEY (day, channel, outcome)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE delivery_count');
  }
}
