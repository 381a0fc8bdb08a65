import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { installation } from '../support/api-process.js';
import { campusProcess, startCampus, stubTools } from '../support/campus.js';
import { createDatabase, createEmptyDatabase } from '../support/database.js';
import { ObjectStore } from '../support/object-store.js';
import { until } from '../support/until.js';

// What the real programs of PostgreSQL write and restore is compared by `npm run drill -w packages/topology`.

const PICTURE = 'ab/abcdef-480.webp';
const REMOVED = 'withheld/cd/cdef01-480.webp';

let env: Record<string, string>;
/** A new folder for backups. */
let to: string;
beforeEach(async () => {
  env = {
    ...(await installation(await createDatabase())),
    PATH: await stubTools({ pg_dump: 99, pg_restore: 99 }),
  };
  to = path.join(process.env.TEST_DIRECTORY!, randomUUID());
});

const backUp = (changed: Record<string, string> = {}, ...options: string[]) =>
  campusProcess(['backup', '--to', to, ...options], { ...env, ...changed });
async function store(key: string, content: string): Promise<void> {
  const file = path.join(env.DATA_DIR!, 'media', key);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
async function rows<Row extends object>(text: string): Promise<Row[]> {
  const client = new pg.Client(env.DATABASE_URL);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('campus backup', () => {
  it('writes database and pictures, links pictures that an earlier backup has, and records when', async () => {
    expect(await backUp()).toMatchObject({
      status: 0,
      output: expect.stringContaining(', 0 files of pictures'),
    });
    await store(PICTURE, 'a picture');
    await store(REMOVED, 'removed by an administrator');
    await store(`${PICTURE}.draft`, 'half a pic');
    const began = Date.now();
    expect(await backUp()).toMatchObject({
      status: 0,
      output: expect.stringContaining(', 2 files of pictures'),
    });
    const inode = async () => (await stat(path.join(to, (await readdir(to))[0]!, 'media', PICTURE))).ino;
    const copied = await inode();
    await backUp();
    expect(await inode()).toBe(copied);
    // Of a day the newest is kept.
    const [newest = '', ...others] = await readdir(to);
    expect(others).toEqual([]);
    const { password } = new URL(env.DATABASE_URL!);
    const dump = await readFile(path.join(to, newest, 'database.dump'), 'utf8');
    expect(dump).toMatch(new RegExp(`^${password} --format=custom --file=\\S+ --no-password --dbname=`));
    // Other accounts can read the arguments of a process.
    if (password !== '') expect(dump.slice(password.length)).not.toContain(password);
    expect(await readFile(path.join(to, newest, 'media', REMOVED), 'utf8')).toBe(
      'removed by an administrator',
    );
    expect(await readdir(path.join(to, newest, 'media', 'ab'))).toEqual([path.basename(PICTURE)]);
    expect((await stat(path.join(to, newest))).mode & 0o077).toBe(0);
    const [last] = await rows<{ at: string }>(`SELECT value ->> 'finishedAt' AS at FROM setting`);
    expect(Date.parse(last!.at)).toBeGreaterThanOrEqual(began);
  });

  it('leaves nothing that looks complete when it is killed, refuses a second one at a time, and clears up', async () => {
    const HOLD = path.join(process.env.TEST_DIRECTORY!, randomUUID());
    await writeFile(HOLD, '');
    const first = await startCampus(['backup', '--to', to], { ...env, HOLD });
    await until(async () =>
      (await readdir(to, { recursive: true }).catch(() => [])).join().includes('.dump'),
    );
    expect(await backUp()).toMatchObject({ status: 1, errors: 'Another backup of this database is running' });
    first.child.kill('SIGKILL');
    await rm(HOLD);
    await first.ended;
    expect(await readdir(to)).toEqual([expect.stringMatching(/Z\.partial$/)]);
    expect(await campusProcess(['restore', path.join(to, (await readdir(to))[0]!)], env)).toMatchObject({
      status: 1,
      errors: expect.stringContaining('is no backup'),
    });
    await until(async () => (await backUp()).status === 0);
    expect(await readdir(to)).toEqual([expect.stringMatching(/Z$/)]);
  });

  it('removes old backups only after a new one was written', async () => {
    const old = ['2026-01-05T02-30-00Z', '2026-01-06T02-30-00Z', '2026-01-13T02-30-00Z'];
    for (const name of old) await mkdir(path.join(to, name), { recursive: true });
    await mkdir(path.join(to, 'notes'));
    const failed = await backUp({ PATH: await stubTools({ pg_dump: 9 }) }, '--keep-days', '1');
    expect(failed).toMatchObject({
      status: 1,
      errors: expect.stringMatching(/^pg_dump 9 cannot read PostgreSQL \d+: install .*postgresql-client-/),
    });
    expect((await readdir(to)).sort()).toEqual([...old, 'notes']);
    const { output } = await backUp({}, '--keep-days', '1', '--keep-weeks', '3');
    expect(output).toContain('Removed 1 old: 2026-01-05T02-30-00Z.');
    expect((await readdir(to)).sort()).toEqual([old[1], old[2], expect.stringMatching(/Z$/), 'notes']);
  });
});

describe('campus restore', () => {
  it('puts pictures of a folder into a bucket, and those of a bucket into a folder', async () => {
    const objects = await ObjectStore.start();
    try {
      await store(PICTURE, 'a picture');
      await backUp();
      const restore = async (changed: Record<string, string>) =>
        campusProcess(['restore', path.join(to, (await readdir(to)).sort().at(-1)!)], {
          ...env,
          DATABASE_URL: await createEmptyDatabase(),
          ...changed,
        });
      expect(await restore(objects.settings)).toMatchObject({ status: 0 });
      expect(await objects.keys()).toEqual([PICTURE]);
      await rm(to, { recursive: true });
      expect(await backUp(objects.settings)).toMatchObject({ status: 0 });
      const DATA_DIR = path.join(process.env.TEST_DIRECTORY!, randomUUID());
      expect(await restore({ DATA_DIR })).toMatchObject({ status: 0 });
      expect(await readFile(path.join(DATA_DIR, 'media', PICTURE), 'utf8')).toBe('a picture');
    } finally {
      await objects.stop();
    }
  });

  it('leaves a database as it was when the archive turns out to be broken, and replaces all of it otherwise', async () => {
    await backUp();
    await rows(`INSERT INTO setting (name, value) VALUES ('kept', '1')`);
    const folder = path.join(to, (await readdir(to))[0]!);
    const restore = (changed: Record<string, string>) =>
      campusProcess(['restore', folder, '--replace'], {
        ...env,
        SCRIPT: 'CREATE TABLE public.restored ();',
        ...changed,
      });
    const kept = () => rows(`SELECT value FROM setting WHERE name = 'kept'`);
    expect(await restore({ RESTORE_STATUS: '1' })).toMatchObject({
      status: 1,
      errors: 'pg_restore failed:\nthe archive ends early',
    });
    expect(await kept()).toEqual([{ value: 1 }]);
    expect(await restore({ SCRIPT: 'CREATE TABLE public.restored (); SELECT 1 / 0;' })).toMatchObject({
      status: 1,
      errors: 'psql failed:\ndivision by zero',
    });
    expect(await kept()).toEqual([{ value: 1 }]);
    await expect(rows('SELECT FROM restored')).rejects.toThrow('does not exist');
    expect(await restore({})).toMatchObject({ status: 0 });
    expect(await rows('SELECT FROM restored')).toEqual([]);
    await expect(kept()).rejects.toThrow('does not exist');
  });

  it('refuses a database with tables or connections, and a damaged backup', async () => {
    await store(PICTURE, 'a picture');
    await backUp();
    const folder = path.join(to, (await readdir(to))[0]!);
    const restore = (changed: Record<string, string>, ...options: string[]) =>
      campusProcess(['restore', folder, ...options], { ...env, ...changed });
    expect(await restore({})).toMatchObject({ status: 1, errors: expect.stringContaining('is not empty') });
    const users = ['campus-api', 'campus-api', 'psql'].map(
      (name) => new pg.Client({ connectionString: env.DATABASE_URL, application_name: name }),
    );
    for (const user of users) await user.connect();
    const used = await restore({}, '--replace');
    for (const user of users) await user.end();
    expect(used).toMatchObject({
      status: 1,
      errors: expect.stringMatching(
        /^The database is in use: campus-api as \S+ from 127\.0\.0\.1 \(2 connections\); psql as \S+ from 127\.0\.0\.1\. Stop every API/,
      ),
    });
    expect(await rows('SELECT FROM member')).toEqual([]);
    expect(await restore({}, '--replace')).toMatchObject({ status: 0 });
    await expect(rows('SELECT FROM member')).rejects.toThrow('does not exist');

    await rm(path.join(folder, 'media', PICTURE));
    expect(await restore({})).toMatchObject({
      status: 1,
      errors: expect.stringContaining('has only 0 of 1 files'),
    });
    await writeFile(path.join(folder, 'database.dump'), 'other', { flag: 'a' });
    expect(await restore({})).toMatchObject({ status: 1, errors: expect.stringContaining('is damaged') });
  });
});
