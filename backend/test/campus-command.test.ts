import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { readEnv } from '../src/config/env.js';
import { newRecordKey } from '../src/config/record-key.js';
import { campus, campusProcess } from './support/campus.js';
import { createEmptyDatabase } from './support/database.js';

const COMMANDS = [
  'doctor',
  'migrate',
  'backup',
  'restore',
  'admin create',
  'admin password',
  'admin clear-factors',
  'admin role',
  'admin remove',
  'member sign-out',
  'factors reseal',
  'keys',
  'push-keys',
  'record-keys',
];

/** What settings have besides the keys. */
const ENV = { DATABASE_URL: 'postgres://campus@localhost/campus', DATA_DIR: '/srv/campus' };

describe('campus', () => {
  it('lists every command, and each explains itself', async () => {
    const { status, output } = await campus(['--help']);
    expect(status).toBe(0);
    for (const command of COMMANDS) {
      expect(output).toContain(`campus ${command} `);
      expect(await campus([...command.split(' '), '--help'])).toEqual({
        status: 0,
        output: expect.stringMatching(new RegExp(`^Usage: campus ${command}[^]+--help +shows this text$`)),
        errors: '',
      });
    }
    expect(output.match(/^ {2}campus /gm)).toHaveLength(COMMANDS.length);
  });

  it.each([
    ['', 'Usage: campus COMMAND'],
    ['admin', 'campus admin create [NAME]'],
    ['admin appoint', 'There is no command "admin appoint"'],
    ['migrate --force', "Unknown option '--force'"],
    ['migrate twice', 'Unexpected argument "twice"'],
    ['keys --to', "--to <value>' argument missing"],
    ['member sign-out', 'ID is missing'],
    ['backup', '--to is missing'],
    ['backup --to /tmp --keep-days 0', '--keep-days must be a whole number from 1'],
    ['backup --to /tmp --at 24:00', '"24:00" is no time'],
  ])('refuses "campus %s" with status 2, and says how it is called', async (args, message) => {
    expect(await campus(args.split(' ').filter(Boolean))).toEqual({
      status: 2,
      output: '',
      errors: expect.stringContaining(message),
    });
  });

  it('migrates an empty database, once, and says which database cannot be reached', async () => {
    const DATABASE_URL = await createEmptyDatabase();
    expect((await campusProcess(['migrate'], { DATABASE_URL })).output).toContain('Applied FirstSchema');
    expect((await campusProcess(['migrate'], { DATABASE_URL })).output).toBe('The database is up to date.');
    const rows = new pg.Client(DATABASE_URL);
    await rows.connect();
    expect((await rows.query('SELECT FROM member')).rowCount).toBe(0);
    await rows.end();
    const away = await campusProcess(['migrate'], { DATABASE_URL: 'postgres://campus@127.0.0.1:9/away' });
    expect(away).toEqual({ status: 1, output: '', errors: expect.stringContaining('127.0.0.1:9') });
  });

  it('generates keys that the API accepts, as lines of settings or as files that are never replaced', async () => {
    const lines = Object.fromEntries(
      (await campusProcess(['keys'])).output.split('\n').map((line) => line.split(/=(.*)/s).slice(0, 2)),
    ) as Record<string, string>;
    expect(Object.keys(lines)).toEqual(['MEMBER_TOKEN_KEY', 'ADMIN_TOKEN_KEY', 'SECRETS_KEY', 'RECORD_KEY']);
    const folder = path.join(await mkdtemp(path.join(process.env.TEST_DIRECTORY!, 'keys-')), 'secrets');
    expect((await campusProcess(['keys', '--to', folder])).status).toBe(0);
    const file = path.join(folder, 'member-token-key');
    const key = (await readFile(file, 'utf8')).trim();
    const { RECORD_KEY = '', ...random } = lines;
    for (const each of [...Object.values(random), key]) expect(Buffer.from(each, 'base64')).toHaveLength(32);
    expect(new Set([...Object.values(random), key]).size).toBe(4);
    expect(() => readEnv({ ...ENV, NODE_ENV: 'production', ...lines })).not.toThrow();
    expect(() => readEnv({ ...ENV, ...random })).toThrow(
      'RECORD_KEY must be a private Ed25519 key (PKCS#8) in base64 ("campus keys" generates one)',
    );
    const recordKey = path.join(folder, 'record-key');
    const publicKey = await campusProcess(['record-keys'], { RECORD_KEY_FILE: recordKey });
    expect(publicKey.output).toMatch(/^RECORD_PUBLIC_KEYS=[A-Za-z0-9_-]{43}\n?$/);
    // A new key: its public key comes first, and the former one stays.
    const [, former = ''] = publicKey.output.trim().split('=');
    const both = (
      await campusProcess(['record-keys'], { RECORD_KEY, RECORD_PUBLIC_KEYS: former })
    ).output.trim();
    expect(both).toMatch(new RegExp(`^RECORD_PUBLIC_KEYS=[A-Za-z0-9_-]{43},${former}$`));
    const [, RECORD_PUBLIC_KEYS = ''] = both.split('=');
    expect(readEnv({ ...ENV, ...lines, RECORD_PUBLIC_KEYS })).toMatchObject({ RECORD_PUBLIC_KEYS });
    // Whoever forgets the new line is told, before a record is signed that no site calls genuine.
    expect(() => readEnv({ ...ENV, ...lines, RECORD_PUBLIC_KEYS: former })).toThrow(
      'RECORD_PUBLIC_KEYS lacks the public key of RECORD_KEY',
    );
    expect(await campusProcess(['record-keys'], { RECORD_KEY: 'none' })).toMatchObject({
      status: 1,
      errors: expect.stringContaining('RECORD_KEY is missing, or is no private Ed25519 key'),
    });
    expect((await stat(file)).mode & 0o777).toBe(0o400);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(await campusProcess(['keys', '--to', folder])).toMatchObject({
      status: 1,
      errors: expect.stringContaining('exists and was not replaced'),
    });
    expect((await readFile(file, 'utf8')).trim()).toBe(key);
    // A file that is missing is written beside those that are there.
    await rm(path.join(folder, 'secrets-key'));
    expect(await campus(['keys', '--to', folder])).toEqual({
      status: 0,
      output: `Wrote ${path.join(folder, 'secrets-key')}.`,
      errors: expect.stringMatching(/member-token-key exists and was not replaced[^]+admin-token-key exists/),
    });
    expect((await readFile(file, 'utf8')).trim()).toBe(key);
  });

  it('generates keys of web push that the API accepts, as lines of settings or with the secret in a file', async () => {
    const settings = async (...args: string[]) =>
      Object.fromEntries(
        (await campusProcess(['push-keys', ...args])).output
          .trim()
          .split('\n')
          .map((line) => line.split('=')),
      ) as Record<string, string>;
    const others = {
      ...ENV,
      MEMBER_TOKEN_KEY: randomBytes(32).toString('base64'),
      ADMIN_TOKEN_KEY: randomBytes(32).toString('base64'),
      RECORD_KEY: newRecordKey(),
      VAPID_SUBJECT: 'mailto:admin@campus.example',
    };
    const lines = await settings();
    expect(readEnv({ ...others, ...lines })).toMatchObject(lines);

    const folder = path.join(await mkdtemp(path.join(process.env.TEST_DIRECTORY!, 'push-')), 'secrets');
    const { VAPID_PUBLIC_KEY, ...more } = await settings('--to', folder);
    expect(more).toEqual({});
    const file = path.join(folder, 'vapid-private-key');
    expect(readEnv({ ...others, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY_FILE: file }).VAPID_PUBLIC_KEY).toBe(
      VAPID_PUBLIC_KEY,
    );
    expect((await stat(file)).mode & 0o777).toBe(0o400);
    expect(await campusProcess(['push-keys', '--to', folder])).toMatchObject({ status: 1 });
    expect(() => readEnv({ ...others, ...lines, VAPID_PUBLIC_KEY })).toThrow(
      'VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY',
    );
    expect(() => readEnv({ ...others, ...lines, VAPID_SUBJECT: '' })).toThrow('VAPID_SUBJECT is missing');
  });
});
