import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { installation, startApiProcess, type ApiProcess } from './support/api-process.js';
import { createDatabase } from './support/database.js';
import { joinMember, PASSWORD, photo, signIn, type TestMember } from './support/factories.js';
import { until } from './support/until.js';

/** Two processes on one database, as behind a proxy: a session ended at one is refused by the other's next call. */
let here: ApiProcess;
let there: ApiProcess;
let administrator: string;
/** The directory of uploads in progress. */
let incoming: string;
beforeAll(async () => {
  const database = await createDatabase();
  const env = await installation(database);
  incoming = path.join(env.DATA_DIR!, 'incoming');
  here = await startApiProcess(env);
  there = await startApiProcess(env);
  const rows = new pg.Client({ connectionString: database });
  await rows.connect();
  await rows.query('INSERT INTO administrator (user_name, password_hash) VALUES ($1, $2)', [
    'registrar',
    await hash(PASSWORD),
  ]);
  await rows.end();
  const { body } = await here
    .call('/admin/auth/login', { userName: 'registrar', password: PASSWORD })
    .expect(200);
  administrator = body.token;
});
afterAll(async () => {
  await here.stop();
  await there.stop();
});

const feedAt = (process: ApiProcess, token: string) => process.call('/user/feeds/getAllFeeds', {}, token);

it.each<[string, string, (member: TestMember) => Promise<unknown>]>([
  ['signing out', 'unauthorized', ({ token }) => here.call('/user/auth/logout', {}, token).expect(200)],
  [
    'a new password, set in another session',
    'unauthorized',
    async ({ email }) => {
      const body = { currentPassword: PASSWORD, newPassword: 'a kite over the maidan' };
      await here.call('/user/account/changePassword', body, await signIn(here, email)).expect(200);
    },
  ],
  [
    'a suspension',
    'account_suspended',
    ({ id }) => {
      const body = { id, status: 'suspended', reason: 'Sells answers' };
      return here.call('/admin/users/setUserStatus', body, administrator).expect(200);
    },
  ],
  [
    'deleting the account',
    'account_deleted',
    ({ token }) => here.call('/user/account/delete', { password: PASSWORD }, token).expect(200),
  ],
])('after %s every process refuses the token on the very next call and says why', async (_what, why, end) => {
  const member = await joinMember(here);
  await feedAt(there, member.token).expect(200);
  await end(member);
  for (const process of [there, here]) {
    const { body } = await feedAt(process, member.token).expect(401);
    expect(body.error).toBe(why);
  }
});

it('a form in transit when its sender is suspended is refused when it arrives', async () => {
  const member = await joinMember(here);
  const boundary = 'campus';
  const begin =
    `--${boundary}\r\nContent-Disposition: form-data; name="feedData"\r\n\r\n{"content":"One more thing"}\r\n` +
    `--${boundary}\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n`;
  const upload = request(`${there.origin}/user/feeds/create`, {
    method: 'POST',
    headers: { Authorization: member.token, 'Content-Type': `multipart/form-data; boundary=${boundary}` },
  });
  const answered = once(upload, 'response') as Promise<[IncomingMessage]>;
  const picture = await photo(300, 200);
  upload.write(begin);
  upload.write(picture.subarray(0, 1_000));
  // The token has been checked when the picture is being received.
  await until(async () => (await readdir(incoming).catch(() => [])).length === 1);
  const body = { id: member.id, status: 'suspended', reason: 'Sells answers' };
  await here.call('/admin/users/setUserStatus', body, administrator).expect(200);
  upload.write(picture.subarray(1_000));
  upload.end(`\r\n--${boundary}--\r\n`);
  const [answer] = await answered;
  expect(answer.statusCode).toBe(401);
  expect(await readdir(incoming)).toEqual([]);
  const posts = await here.call('/admin/content/getPosts', {}, administrator).expect(200);
  expect(posts.body.data).toEqual([]);
});

it('an administrator who logs out is signed out in every process', async () => {
  await there.call('/admin/users/getUsersStats', {}, administrator).expect(200);
  await here.call('/admin/auth/logout', {}, administrator).expect(200);
  await there.call('/admin/users/getUsersStats', {}, administrator).expect(401);
});
