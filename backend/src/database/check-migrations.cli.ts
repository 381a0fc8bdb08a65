import { DataSource } from 'typeorm';
import { schemaDataSourceOptions } from './data-source.js';
import { MIGRATIONS } from './migrations/index.js';
import { requireDatabaseUrl, runCommand } from './run-command.js';
import { SCHEMA_EXCEPTIONS } from './schema-exceptions.js';

/**
 * On an empty database: migrations run up, down and up again, leave nothing behind in between,
 * and build what the entities describe, but for the written exceptions.
 */
await runCommand(async () => {
  const dataSource = await new DataSource(schemaDataSourceOptions(requireDatabaseUrl())).initialize();
  try {
    await requireEmpty(dataSource, 'The migration check needs an empty database');
    await prepareForComparison(dataSource);
    await dataSource.runMigrations();
    await requireNoDrift(dataSource);
    for (const _ of MIGRATIONS) await dataSource.undoLastMigration();
    await requireEmpty(dataSource, 'Undoing every migration leaves something behind');
    await dataSource.runMigrations();
    await requireNoDrift(dataSource);
    console.log(`${MIGRATIONS.length} migration(s): up, down, up; entities agree.`);
  } finally {
    await dataSource.destroy();
  }
});

/** TypeORM looks for the definitions of generated columns in a table of its own, which we do not use. */
async function prepareForComparison(dataSource: DataSource): Promise<void> {
  await dataSource.query(
    `CREATE TABLE typeorm_metadata (type text, database text, schema text, "table" text, name text, value text)`,
  );
}

async function requireEmpty(dataSource: DataSource, complaint: string): Promise<void> {
  const left: { name: string }[] = await dataSource.query(`
    SELECT c.relname AS name FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'S', 'v', 'm')
       AND c.relname NOT IN ('migration', 'migration_id_seq', 'typeorm_metadata')
    UNION ALL
    SELECT p.proname || '()' FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace
    UNION ALL
    SELECT t.typname FROM pg_type t WHERE t.typnamespace = 'public'::regnamespace AND t.typtype IN ('e', 'd')`);
  if (left.length > 0) throw new Error(`${complaint}: ${left.map(({ name }) => name).join(', ')}`);
}

async function requireNoDrift(dataSource: DataSource): Promise<void> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  const texts = upQueries.map(({ query }) => query);
  const drift = texts.filter((text) => !SCHEMA_EXCEPTIONS.some(({ pattern }) => pattern.test(text)));
  if (drift.length > 0)
    throw new Error(`Entities and migrations disagree. TypeORM would run:\n  ${drift.join('\n  ')}`);
  const idle = SCHEMA_EXCEPTIONS.filter(({ pattern }) => !texts.some((text) => pattern.test(text)));
  if (idle.length > 0) {
    throw new Error(
      `Remove from schema-exceptions.ts what no longer occurs: ${idle.map(({ pattern }) => pattern.source).join(', ')}`,
    );
  }
}
