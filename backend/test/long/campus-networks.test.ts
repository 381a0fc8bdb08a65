import { startApp, type TestApp } from '../support/app.js';
import { joinMember, PASSWORD, signInAdministrator, type TestMember } from '../support/factories.js';

const NETWORKS = '198.51.100.0/24, 192.0.2.7, 2001:db8:7::/48';
const CAMPUS = '192.0.2.7';
const ELSEWHERE = '192.0.2.8';

let app: TestApp;
afterEach(() => app.close());

/** An app behind a proxy, so that calls can come from any address. */
const start = (env: Record<string, string>) =>
  startApp({ TRUSTED_PROXIES: 'loopback', CAMPUS_NETWORKS: NETWORKS, ...env });
const from = (address: string, path: string, body: object) =>
  app.call(path, body).set('X-Forwarded-For', address);
const login = (address: string, emailOrPhone: string, password = PASSWORD, deviceToken?: string) =>
  from(address, '/user/auth/login', { emailOrPhone, password, deviceToken });

let joined = 0;
const signUp = (address: string) => {
  joined += 1;
  const [email, phone] = [`fresher${joined}@example.in`, String(8_000_000_000 + joined)];
  return from(address, '/user/auth/signUp', { name: 'Fresher', email, phone, password: PASSWORD });
};

/** How many of these requests are admitted before the first one that is refused. */
async function admitted(request: (n: number) => PromiseLike<{ status: number }>): Promise<number> {
  for (let n = 0; n < 50; n += 1) {
    if ((await request(n)).status === 429) return n;
  }
  return Infinity;
}

/** Somebody on the campus tries one password on made-up accounts until the address is beyond its limit. */
async function spray(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await login(CAMPUS, `nobody${n}@example.in`, 'wrong').expect(401);
}

describe('an address of a campus', () => {
  it.each([
    [
      'sign-ups',
      { LIMIT_SIGN_UP: '2/3600', LIMIT_CAMPUS_SIGN_UP: '6/60' },
      (address: string) => signUp(address),
    ],
    [
      'forgotten passwords',
      { LIMIT_RESET_ADDRESS: '2/3600', LIMIT_CAMPUS_RESET: '6/60' },
      (address: string, n: number) =>
        from(address, '/user/auth/forgotPassword', { email: `nobody${n}@example.in` }),
    ],
  ])('has a limit of its own for %s', async (_, limits, request) => {
    app = await start(limits);
    expect(await admitted((n) => request(ELSEWHERE, n))).toBe(2);
    for (const address of [CAMPUS, '198.51.100.9', '2001:db8:7:1::1']) {
      expect({ address, admitted: await admitted((n) => request(address, n)) }).toEqual({
        address,
        admitted: 6,
      });
    }
    const refused = await request(CAMPUS, 0);
    // The window is a minute: a flood keeps nobody out for longer.
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('is one whatever the notation, and IPv6 addresses count by their /64 network', async () => {
    app = await start({ LIMIT_SIGN_UP: '1/3600', LIMIT_CAMPUS_SIGN_UP: '3/60' });
    const mapped = (n: number) => signUp(n % 2 === 0 ? CAMPUS : `::ffff:${CAMPUS}`);
    expect(await admitted(mapped)).toBe(3);
    expect(await admitted((n) => signUp(`2001:db8:7:1:${n}::1`))).toBe(3);
    expect(await admitted(() => signUp('2001:db8:8::1'))).toBe(1);
  });

  it('is not refused because many people there mistype their passwords', async () => {
    app = await start({ LIMIT_LOGIN_ADDRESS: '3/300', LIMIT_CAMPUS_LOGIN: '20/300' });
    expect(await admitted((n) => login(ELSEWHERE, `nobody${n}@example.in`, 'wrong'))).toBe(3);
    const member = await joinMember(app);
    await spray(12);
    await login(CAMPUS, member.email).expect(200);
  });
});

describe('somebody on the campus who guesses passwords without end', () => {
  let member: TestMember;
  beforeEach(async () => {
    app = await start({
      LIMIT_LOGIN_ADDRESS: '1/300',
      LIMIT_CAMPUS_LOGIN: '5/300',
      LIMIT_CAMPUS_LOGIN_ACCOUNT: '2/900',
    });
    member = await joinMember(app);
    await spray(8);
  });

  it('keeps nobody else there out: neither members nor administrators, on any device', async () => {
    await login(CAMPUS, member.email).expect(200);
    await login(CAMPUS, member.phone).expect(200);
    const admin = await signInAdministrator(app);
    expect(admin).toEqual(expect.any(String));
    await from(CAMPUS, '/admin/auth/login', { userName: 'registrar', password: PASSWORD }).expect(200);
  });

  it('has two attempts per account, and a member who mistypes once still gets in', async () => {
    expect(await admitted(() => login(CAMPUS, member.email, 'wrong'))).toBe(2);
    const refused = await login(CAMPUS, member.email).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    const other = await joinMember(app);
    for (let round = 0; round < 3; round += 1) {
      await login(CAMPUS, other.email, 'wrong').expect(401);
      await login(CAMPUS, other.email).expect(200);
    }
    // Elsewhere, and on a device of their own, the attempts at the campus do not count.
    const { body } = await login('203.0.113.1', member.email).expect(200);
    await login(CAMPUS, member.email, PASSWORD, body.data.deviceToken).expect(200);
  });

  it('has as many when the attempts are concurrent', async () => {
    const attempts = Array.from({ length: 12 }, () => login(CAMPUS, member.email, 'wrong'));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(2);
  });
});
