import path from 'node:path';
import { command } from './command.js';

export const RESTORE = command({
  name: 'restore',
  summary: 'Restores one backup into an empty database',
  details: `FOLDER is one backup, such as /var/backups/campus-commons/2026-11-23T02-30-00Z. Stop every API process first. The database is
restored in one transaction: when it fails, the database is what it was. Other pictures in the store stay. Needs the settings of the
database and the picture store, and pg_restore and psql that are not older than the pg_dump that wrote the backup.`,
  parameters: ['FOLDER'],
  options: {
    replace: { meaning: 'replaces everything in a database that is not empty, instead of refusing it' },
  },
  run: async ({ environment, options: { replace = false }, parameters: [folder = ''], print }) => {
    const [{ restoreBackup }, { openStores }] = await Promise.all([
      import('./backup/restore-backup.js'),
      import('./backup/stores.js'),
    ]);
    const { madeAt, release, pictures } = await restoreBackup({
      ...openStores(environment),
      folder: path.resolve(folder),
      replace,
      environment,
    });
    print(`Restored the backup of ${madeAt}, release ${release}, with ${pictures.files} files of pictures.`);
    print('Run "campus migrate" before you start the API, in case this release is newer.');
  },
});
