import { startApp, type TestApp } from './support/app.js';
import { joinMember, PASSWORD, signInAdministrator, type TestMember } from './support/factories.js';
import { mailsTo, untilMailsAreSent } from './support/mails.js';

const CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({
    MEMBER_ORIGIN: 'https://campus.example',
    ADMIN_ORIGIN: 'https://console.campus.example',
    LIMIT_NEW_DEVICE: '3/86400',
  });
});
afterAll(() => app.close());

const login = async (member: TestMember, deviceToken?: string) => {
  const body = { emailOrPhone: member.email, password: PASSWORD, deviceToken };
  const answer = await app.call('/user/auth/login', body).set('User-Agent', CHROME).expect(200);
  return answer.body.data.deviceToken as string;
};
const told = async (member: TestMember) => {
  await untilMailsAreSent(app);
  return (await mailsTo(app, member.email)).filter((mail) => mail.includes('Subject: New sign-in'));
};
/** A member who has signed in once, and whose address is confirmed. */
async function confirmedMember() {
  const member = await joinMember(app);
  await app.rows('UPDATE member SET email_confirmed_at = now() WHERE id = $1', [member.id]);
  return member;
}

describe('a sign-in on a new device', () => {
  it('is told to the member, with the device, the time and a way out; not the first one', async () => {
    const member = await confirmedMember();
    expect(await told(member)).toEqual([]);
    await login(member);
    const [mail = ''] = await told(member);
    expect(mail).toMatch(/New sign-in: Chrome on Android, \d\d\/\d\d\/\d{4} at \d\d:\d\d\./);
    expect(mail).toContain('https://campus.example/auth/forgot-password');
  });

  it('is not told again where the device is known', async () => {
    const member = await confirmedMember();
    const device = await login(member);
    await login(member, device);
    expect(await told(member)).toHaveLength(1);
  });

  it('is told three times a day', async () => {
    const member = await confirmedMember();
    for (let n = 0; n < 5; n += 1) await login(member);
    expect(await told(member)).toHaveLength(3);
  });

  it('is not told to an address that nobody has confirmed, nor when the sign-in is refused', async () => {
    const unconfirmed = await joinMember(app);
    await login(unconfirmed);
    expect(await told(unconfirmed)).toEqual([]);
    const member = await confirmedMember();
    await app
      .call('/user/auth/login', { emailOrPhone: member.email, password: 'wrong password' })
      .expect(401);
    await app.rows(`UPDATE member SET suspended_at = now(), suspension_reason = 'x' WHERE id = $1`, [
      member.id,
    ]);
    await app.call('/user/auth/login', { emailOrPhone: member.email, password: PASSWORD }).expect(401);
    expect(await told(member)).toEqual([]);
  });
});

it('a sign-in to the console on a new device is told where the account has an address, three times a day; not the first one', async () => {
  const address = 'matron@example.in';
  const signInTo = async (userName: string, deviceToken?: string) => {
    const body = { userName, password: PASSWORD, deviceToken };
    const answer = await app.call('/admin/auth/login', body).set('User-Agent', CHROME).expect(200);
    return answer.body.data.deviceToken as string;
  };
  const mails = async () => {
    await untilMailsAreSent(app);
    return (await mailsTo(app, address)).filter((mail) =>
      mail.includes('Subject: New sign-in to the console'),
    );
  };
  await signInAdministrator(app, 'warden');
  // Not who has no address; and of who has one, not the first sign-in.
  await signInTo('warden');
  await app.rows(
    `INSERT INTO administrator (user_name, email, password_hash)
     SELECT 'matron', $1, password_hash FROM administrator WHERE user_name = 'warden'`,
    [address],
  );
  await signInTo('matron');
  expect(await mails()).toEqual([]);
  const device = await signInTo('matron');
  await signInTo('matron', device);
  const [mail = '', ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatch(/New sign-in: Chrome on Android, \d\d\/\d\d\/\d{4} at \d\d:\d\d\./);
  expect(mail).toContain('https://console.campus.example/admin/profile');
  for (let n = 0; n < 4; n += 1) await signInTo('matron');
  expect(await mails()).toHaveLength(3);
});
