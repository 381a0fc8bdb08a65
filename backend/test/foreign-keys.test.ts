import pg from 'pg';
import { createDatabase } from './support/database.js';

let url: string;
/**
 * One connection per test: PostgreSQL may add the statistics of a connection's previous transaction to those of the
 * current one.
 */
let client: pg.Client;
beforeAll(async () => {
  url = await createDatabase();
  const filling = new pg.Client(url);
  await filling.connect();
  await filling.query(`
    INSERT INTO member (name, email, phone, terms_version) VALUES ('Asha', 'asha@example.in', '9000000001', '1');
    INSERT INTO administrator (user_name, password_hash) VALUES ('registrar', '-');
    INSERT INTO session (id, kind, member_id, administrator_id, device, expires_at) VALUES
      (gen_random_uuid(), 'member', 1, NULL, 'Firefox', now()), (gen_random_uuid(), 'administrator', NULL, 1, 'Firefox', now())`);
  await filling.end();
});
beforeEach(async () => {
  client = new pg.Client(url);
  await client.connect();
});
afterEach(() => client.end());

it('each foreign key has an index that begins with its column', async () => {
  const { rows } = await client.query(`
    SELECT k.conname AS name, a.attname AS "column"
      FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
     WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace
       AND NOT EXISTS (
         SELECT FROM pg_index i WHERE i.indrelid = k.conrelid AND i.indisvalid AND i.indkey[0] = k.conkey[1]
            AND (i.indpred IS NULL
                 OR pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))`);
  expect(rows).toEqual([]);
});

it.each(['member', 'administrator'])('deleting from %s reads no other table completely', async (table) => {
  await client.query(`
    BEGIN;
    -- The tables are small: PostgreSQL would read them whole although they have an index.
    SET LOCAL enable_seqscan = off;
    DELETE FROM ${table};`);
  const { rows } = await client.query(
    `SELECT relname FROM pg_stat_xact_user_tables WHERE seq_scan > 0 AND relname <> $1`,
    [table],
  );
  await client.query('ROLLBACK');
  expect(rows).toEqual([]);
});
