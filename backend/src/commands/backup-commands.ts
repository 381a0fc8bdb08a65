import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { command, UsageError } from './command.js';

const KEPT_DAYS = 7;
const KEPT_WEEKS = 4;
const DAY_MS = 24 * 3600 * 1000;

export const BACKUP = command({
  name: 'backup',
  summary: 'Backs up the database and the pictures',
  details: `Writes a folder named by the time, such as 2026-11-23T02-30-00Z, with the database (pg_dump) and the pictures; those that
an earlier backup has are hard links to it. A killed backup leaves nothing that looks complete. Then old backups are removed,
never the newest. Needs the settings of the database and the picture store, and a pg_dump that is not older than the server.`,
  options: {
    to: {
      value: 'FOLDER',
      meaning: 'where backups are kept; a folder of its own, only for this installation',
    },
    'keep-days': { value: 'N', meaning: `keeps the newest backup of each of the last N days (${KEPT_DAYS})` },
    'keep-weeks': {
      value: 'N',
      meaning: `keeps the newest backup of each of the last N weeks (${KEPT_WEEKS})`,
    },
    at: { value: 'HH:MM', meaning: 'stays, and backs up every day at this time (UTC)' },
  },
  run: async ({ environment, options, print, complain }) => {
    if (options.to === undefined) throw new UsageError('--to is missing.');
    const retention = {
      days: wholeNumber('keep-days', options['keep-days'], KEPT_DAYS, 1),
      weeks: wholeNumber('keep-weeks', options['keep-weeks'], KEPT_WEEKS, 0),
    };
    const minutes = options.at === undefined ? undefined : minutesOf(options.at);
    const [{ makeBackup }, { openStores }] = await Promise.all([
      import('./backup/make-backup.js'),
      import('./backup/stores.js'),
    ]);
    const stores = openStores(environment);
    const to = path.resolve(options.to);
    const work = async () => {
      const { folder, bytes, pictures, removed } = await makeBackup({
        ...stores,
        to,
        retention,
        environment,
      });
      print(
        `Wrote ${folder}: database ${megabytes(bytes)} MB, ` +
          `${pictures.files} files of pictures ${megabytes(pictures.bytes)} MB.`,
      );
      if (removed.length > 0) print(`Removed ${removed.length} old: ${removed.join(', ')}.`);
    };
    if (minutes === undefined) return work();
    for (;;) {
      await sleep(untilNext(minutes, new Date()));
      // Tomorrow's may succeed, and an alert reports that today's is missing.
      await work().catch((error: unknown) =>
        complain(error instanceof Error ? error.message : String(error)),
      );
    }
  },
});

/** Milliseconds until a time of day (UTC) comes next. */
export function untilNext(minutes: number, now: Date): number {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const today = midnight + minutes * 60_000;
  return (today > now.getTime() ? today : today + DAY_MS) - now.getTime();
}

function minutesOf(time: string): number {
  const [, hours = '', minutes = ''] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === '') throw new UsageError(`"${time}" is no time such as 02:30.`);
  return Number(hours) * 60 + Number(minutes);
}

function wholeNumber(name: string, given: string | undefined, usual: number, min: number): number {
  const number = given === undefined ? usual : Number(given);
  if (given === '' || !Number.isInteger(number) || number < min) {
    throw new UsageError(`--${name} must be a whole number from ${min}.`);
  }
  return number;
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);

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
