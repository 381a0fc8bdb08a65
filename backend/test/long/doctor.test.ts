import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:tls';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { makeCertificate } from '@campus-commons/test-kit/certificate';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { installation } from '../support/api-process.js';
import { campusProcess, stubTools, type Ended } from '../support/campus.js';
import { createDatabase, createEmptyDatabase } from '../support/database.js';
import { ObjectStore } from '../support/object-store.js';

const PASSWORD = 'post-office';

/** A mail server that accepts one password. */
let mail: SMTPServer;
let sites: Server[];
let objects: ObjectStore;
/** An installation in which nothing is wrong. */
let env: Record<string, string>;
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
const smtpUrl = (password: string) => `smtp://campus:${password}@localhost:${portOf(mail.server)}`;

/** A server with a certificate of its own; its origin, and the certificate's file. */
async function site(names: string[], days: number): Promise<{ origin: string; certificate: string }> {
  const folder = path.join(process.env.TEST_DIRECTORY!, randomUUID());
  await mkdir(folder);
  const files = makeCertificate(folder, names, days);
  const server = createServer({ cert: await readFile(files.certificate), key: await readFile(files.key) });
  sites.push(server);
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return { origin: `https://localhost:${portOf(server)}`, certificate: files.certificate };
}

beforeAll(async () => {
  sites = [];
  mail = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) =>
      done(password === PASSWORD ? null : new Error('Wrong password'), { user: 'campus' }),
  });
  await new Promise<void>((listening) => mail.listen(0, 'localhost', listening));
  objects = await ObjectStore.start();
  const { origin, certificate } = await site(['localhost'], 90);
  env = {
    ...(await installation(await createDatabase())),
    NODE_ENV: 'production',
    TRUSTED_PROXIES: '127.0.0.1',
    SMTP_URL: smtpUrl(PASSWORD),
    API_ORIGIN: origin,
    MEMBER_ORIGIN: origin,
    ADMIN_ORIGIN: origin,
    NODE_EXTRA_CA_CERTS: certificate,
    PATH: await stubTools({ pg_dump: 99 }),
  };
  await backedUp('now()');
});
afterAll(async () => {
  for (const server of sites) server.close();
  await new Promise<void>((closed) => mail.close(() => closed()));
  await objects.stop();
});

/** Records when the last backup was made. */
async function backedUp(time: string): Promise<void> {
  const client = new pg.Client(env.DATABASE_URL);
  await client.connect();
  await client.query('DELETE FROM setting');
  await client.query(
    `INSERT INTO setting SELECT 'last backup', jsonb_build_object('finishedAt', ${time}) WHERE ${time} IS NOT NULL`,
  );
  await client.end();
}
const doctor = (changed: Record<string, string> = {}, ...origins: string[]): Promise<Ended> =>
  campusProcess(['doctor', ...origins], { ...env, ...changed });
/** The line about a subject. */
const line = ({ output }: Ended, subject: string) =>
  output.split('\n').find((each) => each.slice(6).startsWith(`${subject} `));

it('finds nothing wrong in an installation that works, and leaves nothing behind', async () => {
  const examined = await doctor();
  expect(examined).toMatchObject({ status: 0, errors: '' });
  const subjects = [
    'settings',
    'database',
    'extensions',
    'migrations',
    'clock',
    'connections',
    'feed counts',
    'backup',
    'pictures',
    'mail',
    'redis',
  ];
  for (const subject of [...subjects, 'certificate', 'open files', 'disk']) {
    // The machine of the tests may have little space or few files.
    expect(line(examined, subject)).toMatch(/^(open files|disk)/.test(subject) ? /^(ok|warn)/ : /^ok /);
  }
  const files = await readdir(env.DATA_DIR!, { recursive: true, withFileTypes: true });
  expect(files.filter((each) => each.isFile())).toEqual([]);
});

it('names every wrong setting, and shows none', async () => {
  const { status, output } = await doctor({ MEMBER_TOKEN_KEY: 'shortsecret', DATABASE_POOL_SIZE: 'many' });
  expect(status).toBe(1);
  expect(output).toMatch(/^fail {2}settings +The environment is not usable/);
  expect(output).toContain('MEMBER_TOKEN_KEY must be at least');
  expect(output).toContain('DATABASE_POOL_SIZE must');
  expect(output).not.toContain('shortsecret');
});

it('finds a database that is away, and one that was not migrated', async () => {
  const away = await doctor({ DATABASE_URL: 'postgres://campus:hidden@127.0.0.1:9/away' });
  expect(away.status).toBe(1);
  expect(line(away, 'database')).toMatch(/^fail .*127\.0\.0\.1:9.*correct DATABASE_URL/);
  expect(away.output).not.toContain('hidden');
  // The other checks still ran.
  expect(line(away, 'pictures')).toMatch(/^ok/);
  const empty = await doctor({ DATABASE_URL: await createEmptyDatabase() });
  expect(empty.status).toBe(1);
  expect(line(empty, 'migrations')).toMatch(/^fail .*Run "campus migrate"\.$/);
});

it('finds a wrong count of older posts, in a block and in a group, and says how to count anew', async () => {
  const client = new pg.Client(env.DATABASE_URL);
  await client.connect();
  try {
    await client.query(
      `WITH m AS (INSERT INTO member (name, email, phone, terms_version) VALUES ('A', 'a@example.in', '9111111111', '1') RETURNING id)
       INSERT INTO post (author_id, content, created_at)
       SELECT id, '<p>a</p>', now() - interval '1 day' FROM m, generate_series(1, 12)`,
    );
    await client.query(`SELECT seal_feed_blocks(4, 10, '1 minute')`);
    expect(line(await doctor(), 'feed counts')).toMatch(/^ok .*3 blocks of posts, all right$/);
    for (const [table, wrong] of [
      ['feed_block', 2],
      ['feed_block_group', 1],
    ]) {
      // A wrong block makes the sum of its group wrong as well.
      await client.query(`UPDATE ${table} SET posts = posts + 1 WHERE number = 0`);
      const examined = await doctor();
      expect(examined.status).toBe(1);
      expect(line(examined, 'feed counts')).toMatch(
        new RegExp(`^fail .*${wrong} of 3 .*TRUNCATE feed_block, feed_block_group`),
      );
      await client.query(`UPDATE ${table} SET posts = posts - 1 WHERE number = 0`);
    }
    await client.query('TRUNCATE feed_block, feed_block_group');
    expect(line(await doctor(), 'feed counts')).toMatch(/^ok .*0 blocks/);
  } finally {
    await client.query('DELETE FROM member');
    await client.end();
  }
});

it('finds a folder or a bucket that takes no pictures', async () => {
  // A file is where the folder should be: root may write everywhere else.
  const noFolder = await doctor({ DATA_DIR: '/dev/null' });
  expect(noFolder.status).toBe(1);
  expect(line(noFolder, 'pictures')).toMatch(/^fail .*Check that DATA_DIR/);
  expect(line(await doctor(objects.settings), 'pictures')).toMatch(/^ok .*written, read and removed/);
  expect(await objects.keys()).toEqual([]);
  const noBucket = await doctor({ ...objects.settings, S3_BUCKET: 'another' });
  expect(noBucket.status).toBe(1);
  expect(line(noBucket, 'pictures')).toMatch(/^fail .*bucket another: .*Check S3_ENDPOINT/);
});

it('finds a mail server that refuses the password, and one that is missing, and links without an origin', async () => {
  const refused = await doctor({ SMTP_URL: smtpUrl('guessed') });
  expect(refused.status).toBe(1);
  expect(line(refused, 'mail')).toMatch(/^fail .*localhost.*Wrong password/);
  expect(refused.output).not.toContain('guessed');
  const missing = await doctor({ SMTP_URL: '' });
  expect(missing.status).toBe(0);
  expect(line(missing, 'mail')).toMatch(/^warn .*nobody receives it\. Set it\.$/);
  const noOrigin = await doctor({ API_ORIGIN: '' });
  expect(noOrigin.status).toBe(0);
  expect(line(noOrigin, 'mail')).toMatch(
    /^warn .*API_ORIGIN is not set: no mails about notifications are sent\. Set it\.$/,
  );
});

it('finds certificates that end soon or are for other names, and origins without one', async () => {
  const [soon, other] = [await site(['localhost'], 10), await site(['campus.example'], 90)];
  const away = 'https://localhost:9';
  const { output, status } = await doctor({}, soon.origin, other.origin, away, 'http://campus.example');
  expect(status).toBe(1);
  for (const [origin, found] of [
    [soon.origin, /^warn .*, in 9 days\. Look why/],
    [other.origin, /^fail .*it is for other names\. Get one/],
    [away, /^warn .*does not answer here/],
    ['http://campus.example', /^warn .*not encrypted/],
    [env.MEMBER_ORIGIN!, /^ok .*it ends on \d{4}-\d\d-\d\d$/],
  ] as const) {
    expect(output.split('\n').find((each) => each.includes(`${origin}`))).toMatch(found);
  }
  const untrusted = await doctor({ NODE_EXTRA_CA_CERTS: '' });
  expect(line(untrusted, 'certificate')).toMatch(/^warn .*browsers do not trust it/);
});

it('finds a Redis that is away, which is only a warning', async () => {
  const away = await doctor({ REDIS_URL: 'redis://127.0.0.1:9' });
  expect(away.status).toBe(0);
  expect(line(away, 'redis')).toMatch(/^warn .*correct REDIS_URL/);
});

it('finds that no backup was made for a day, and a pg_dump that is older than the server', async () => {
  await backedUp(`now() - interval '27 hours'`);
  expect(line(await doctor(), 'backup')).toMatch(/^warn .*27 hours old\. See docs/);
  await backedUp('NULL::timestamptz');
  const never = await doctor();
  expect(never.status).toBe(0);
  expect(line(never, 'backup')).toMatch(/^warn .*none was ever made\. See docs/);
  const old = await doctor({ PATH: await stubTools({ pg_dump: 9 }) });
  expect(old.status).toBe(1);
  expect(line(old, 'backup')).toMatch(
    /^fail .*pg_dump 9 cannot read PostgreSQL \d+\. Install postgresql-client-/,
  );
});

it('finds that the API may open more connections than the database allows', async () => {
  const many = await doctor({ API_PROCESSES: '1000' });
  expect(many.status).toBe(0);
  expect(line(many, 'connections')).toMatch(
    /^warn .*1000 processes may need 15005 of \d+\. Raise max_connections/,
  );
});
