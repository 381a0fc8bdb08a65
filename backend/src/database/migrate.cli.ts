import { migrate } from './migrate.js';
import { requireDatabaseUrl, runCommand } from './run-command.js';

/** Brings the database at DATABASE_URL up to the newest migration. */
await runCommand(async () => {
  const ran = await migrate(requireDatabaseUrl(), () =>
    console.log('A table is in use: letting others go first, then trying again.'),
  );
  console.log(ran.length === 0 ? 'The database is up to date.' : `Applied ${ran.join(', ')}.`);
});
