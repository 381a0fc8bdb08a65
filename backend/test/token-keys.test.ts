import { createHmac, randomBytes } from 'node:crypto';
import { startApp, startReplica, type TestApp } from './support/app.js';
import { joinMember, PASSWORD, signIn, signInAdministrator } from './support/factories.js';

/** Rotating the keys that sign tokens process by process, as in docs/run/secrets.md. */
const key = () => randomBytes(32).toString('base64');
const [oldMember, newMember, oldAdmin, newAdmin] = [key(), key(), key(), key()];
const keys = (member: string, memberAccepted: string, admin: string, adminAccepted: string) => ({
  MEMBER_TOKEN_KEY: member,
  MEMBER_TOKEN_KEY_ACCEPTED: memberAccepted,
  ADMIN_TOKEN_KEY: admin,
  ADMIN_TOKEN_KEY_ACCEPTED: adminAccepted,
});
const restarted = (env: Record<string, string>) => {
  Object.assign(process.env, env);
  return startReplica();
};
const feed = (app: TestApp, token: string) => app.call('/user/feeds/getAllFeeds', {}, token);
const stats = (app: TestApp, token: string) => app.call('/admin/users/getUsersStats', {}, token);

let learning: TestApp;
let signing: TestApp;
let after: TestApp;
beforeAll(async () => {
  learning = await startApp(keys(oldMember, newMember, oldAdmin, newAdmin));
  signing = await restarted(keys(newMember, oldMember, newAdmin, oldAdmin));
  after = await restarted(keys(newMember, '', newAdmin, ''));
});
afterAll(async () => {
  for (const app of [learning, signing, after]) await app.close();
});

it('during a key rotation, old and new processes accept tokens of both keys, so nobody is signed out', async () => {
  const member = await joinMember(learning);
  const administrator = await signInAdministrator(learning);
  await feed(signing, member.token).expect(200);
  await stats(signing, administrator).expect(200);
  await feed(learning, await signIn(signing, member.email)).expect(200);
  const { body } = await signing
    .call('/admin/auth/login', { userName: 'registrar', password: PASSWORD })
    .expect(200);
  await stats(learning, body.token).expect(200);
});

it('the old key ends when it is no longer accepted, and only the new one signs before that', async () => {
  const member = await joinMember(learning);
  await feed(after, member.token).expect(401);
  await feed(after, await signIn(signing, member.email)).expect(200);
});

it('an accepted key works only for its own kind of account', async () => {
  const member = await joinMember(learning);
  await stats(signing, member.token).expect(401);
});

describe('a token signed with the right key', () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  /** The member's token with changed parts, signed as its header says. */
  const forged = (token: string, header: object, claims: object): string => {
    const [head = '', body = ''] = token
      .split('.')
      .map((part) => Buffer.from(part, 'base64url').toString('latin1'));
    const { alg, ...rest } = { ...(JSON.parse(head) as { alg: string }), ...header };
    const signed = `${encode({ alg, ...rest })}.${encode({ ...(JSON.parse(body) as object), ...claims })}`;
    const secret = Buffer.from(newMember, 'base64');
    const signature = createHmac(alg.replace('HS', 'sha'), secret).update(signed).digest('base64url');
    return `${signed}.${signature}`;
  };
  let token: string;
  beforeAll(async () => {
    token = (await joinMember(after)).token;
  });

  it('is accepted unchanged', async () => {
    await feed(after, forged(token, {}, {})).expect(200);
  });

  it.each<[string, object, object]>([
    ['by another algorithm', { alg: 'HS512' }, {}],
    ['for another audience', {}, { aud: 'administrator' }],
    ['for devices', {}, { aud: 'member device' }],
    ['by another issuer', {}, { iss: 'somebody' }],
    ['for a time that is over', {}, { exp: 1 }],
    ['for a time yet to come', {}, { nbf: 9_999_999_999 }],
    ['for another account', {}, { sub: '999999' }],
    ['for no account', {}, { sub: "1' OR 1=1 --" }],
    ['for no session', {}, { sid: 'none' }],
  ])('%s is refused', async (_what, header, claims) => {
    await feed(after, forged(token, header, claims)).expect(401);
  });
});
