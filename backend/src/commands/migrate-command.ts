import { command } from './command.js';

export const MIGRATE = command({
  name: 'migrate',
  summary: 'Brings the database up to this release',
  details: 'It may run while the previous release serves, and twice at once: the second one waits.',
  run: async ({ environment, print }) => {
    const [{ compareEmails }, { migrate }, { requireDatabaseUrl }] = await Promise.all([
      import('../modules/profile/email-keys-command.js'),
      import('../database/migrate.js'),
      import('../database/run-command.js'),
    ]);
    const DATABASE_URL = requireDatabaseUrl(environment);
    const ran = await migrate(DATABASE_URL, () =>
      print('A table is in use: letting others go first, then trying again.'),
    );
    print(ran.length === 0 ? 'The database is up to date.' : `Applied ${ran.join(', ')}.`);
    await compareEmails({ DATABASE_URL }, print);
  },
});
