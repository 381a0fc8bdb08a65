import path from 'node:path';
import type { TestEnvironment } from '../services/test-environment.ts';
import { runProgram } from '../services/service-process.ts';
import type { Postgres } from '../services/postgres.ts';
import type { Files, MediaPlace } from './media.ts';

/** Everything that a backup must restore. */
export interface State {
  /** Number of rows and checksum of each table, and the last value of each sequence. */
  readonly tables: Readonly<Record<string, string>>;
  /** Tables, indexes, functions, triggers, as `pg_dump --schema-only` writes them. */
  readonly schema: string;
  readonly files: Files;
}

/** Reads the state of a database and a picture store. */
export async function readState(server: Postgres, database: string, media: MediaPlace): Promise<State> {
  return {
    tables: await readTables(server, database),
    schema: await readSchema(server.environment, server.url(database)),
    files: await media.files(),
  };
}

/** The differences between two states: a line each. */
export function differences(before: State, after: State): string[] {
  return [
    ...compare('table', before.tables, after.tables),
    ...compare('file', before.files, after.files),
    ...(before.schema === after.schema ? [] : ['the schema differs']),
  ];
}

function compare(
  what: string,
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((name) => before[name] !== after[name])
    .map((name) => `${what} ${name}: ${before[name] ?? 'missing'} before, ${after[name] ?? 'missing'} after`);
}

async function readTables(server: Postgres, database: string): Promise<Record<string, string>> {
  const tables = await server.query<{ name: string }>(
    `SELECT format('%I', relname) AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
    database,
  );
  const state: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await server.query<{ content: string }>(
      `SELECT count(*) || ' rows, ' || coalesce(md5(string_agg(hash, '' ORDER BY hash)), 'none') AS content
         FROM (SELECT md5(t::text) AS hash FROM ${name} t) hashes`,
      database,
    );
    state[name] = row?.content ?? '';
  }
  const sequences = await server.query<{ name: string; at: string }>(
    `SELECT 'sequence ' || sequencename AS name, coalesce(last_value::text, 'unused') AS at
       FROM pg_sequences WHERE schemaname = 'public'`,
    database,
  );
  for (const { name, at } of sequences) state[name] = at;
  return state;
}

async function readSchema(environment: TestEnvironment, url: string): Promise<string> {
  const dump = await runProgram({
    environment,
    title: 'pg_dump',
    command: [path.join(environment.programs.postgres, 'pg_dump'), '--schema-only', url],
  });
  return dump
    .replace(/^\\(un)?restrict .*$/gm, '') // Newer versions put a random token into each dump.
    .replace(/::(character varying|text)(\[\])?|[()]/g, ''); // In a restored schema, list entries are cast one by one.
}
