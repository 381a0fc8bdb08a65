import { compareEmails } from '../modules/profile/email-keys-command.js';
import { migrate } from './migrate.js';
import { requireDatabaseUrl, runCommand } from './run-command.js';

/** Brings the database at DATABASE_URL up to the newest migration. */
await runCommand(async () => {
  const DATABASE_URL = requireDatabaseUrl();
  const ran = await migrate(DATABASE_URL, () =>
    console.log('A table is in use: letting others go first, then trying again.'),
  );
  console.log(ran.length === 0 ? 'The database is up to date.' : `Applied ${ran.join(', ')}.`);
  await compareEmails({ DATABASE_URL }, console.log);
});
