import { startApp, type TestApp } from './app.js';

/** The product with a clock of its own in the database, which {@link setClock} moves. */
export async function startAppWithClock(): Promise<TestApp> {
  const app = await startApp({}, { search_path: ['clock', 'public', 'pg_catalog'] });
  // PostgreSQL finds this function before its own wherever a statement asks for the time.
  await app.rows('CREATE SCHEMA clock');
  await app.rows('CREATE TABLE clock.present (at timestamptz NOT NULL)');
  await app.rows('INSERT INTO clock.present VALUES (pg_catalog.now())');
  await app.rows(
    'CREATE FUNCTION clock.now() RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT at FROM clock.present $$',
  );
  return app;
}

/** Moves the clock of the database. @param at ISO 8601, or an expression that PostgreSQL knows */
export const setClock = (app: TestApp, at: string): Promise<object[]> =>
  app.rows('UPDATE clock.present SET at = $1::timestamptz', [at]);
