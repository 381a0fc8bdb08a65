import { DataSource } from 'typeorm';
import { schemaDataSourceOptions } from './data-source.js';
import { requireDatabaseUrl, runCommand } from './run-command.js';

/** Any number; the same for every run, so that two at once take turns. */
const MIGRATION_LOCK = 7_205_113;

/** Brings the database at DATABASE_URL up to the newest migration. */
await runCommand(async () => {
  const dataSource = await new DataSource(schemaDataSourceOptions(requireDatabaseUrl())).initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const ran = await dataSource.runMigrations();
    console.log(
      ran.length === 0 ? 'The database is up to date.' : `Applied ${ran.map(({ name }) => name).join(', ')}.`,
    );
  } finally {
    await lock.query('SELECT pg_advisory_unlock_all()');
    await lock.release();
    await dataSource.destroy();
  }
});
