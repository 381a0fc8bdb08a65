import sharp from 'sharp';
import type { FeedDto } from '../../src/modules/feeds/feeds.dto.js';
import type { ConsoleRole, Identity } from '../../src/common/identity.js';
import { PasswordHasher } from '../../src/platform/passwords/password-hasher.js';
import { TokenService } from '../../src/platform/sessions/token.service.js';
import type { Caller, TestApp } from './app.js';

export const PASSWORD = 'mango pickle monsoon';

/** A member with a live session. */
export interface TestMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly token: string;
}

let serial = 0;

/** A new member, joined and signed in through the API. */
export async function joinMember(app: Caller, details: Record<string, unknown> = {}): Promise<TestMember> {
  serial += 1;
  const form = {
    name: `Member ${serial}`,
    email: `member${serial}@example.in`,
    phone: String(9_000_000_000 + serial),
    password: PASSWORD,
    ...details,
  };
  await app.call('/user/auth/signUp', form).expect(201);
  const token = await signIn(app, form.email, form.password);
  const me = await app.call('/user/feeds/getAllFeeds', {}, token).expect(200);
  return { id: me.body.data.userId, name: form.name, email: form.email, phone: form.phone, token };
}

/** Many members with live sessions, and without passwords, which take long to hash. */
export async function joinMany(app: TestApp, count: number): Promise<TestMember[]> {
  const first = serial + 1;
  serial += count;
  const joined = await app.rows<Omit<TestMember, 'token'> & { session: string; expires: Date }>(
    `WITH joined AS (
       INSERT INTO member (name, email, email_key, phone, terms_version)
       SELECT 'Member ' || i, 'member' || i || '@example.in', 'member' || i || '@example.in', (9000000000 + i)::text, 'test'
         FROM generate_series($1::int, $2::int) i
       RETURNING id, name, email, phone
     ), sessions AS (
       INSERT INTO session (id, kind, member_id, device, expires_at)
       SELECT gen_random_uuid(), 'member', id, 'A test', now() + interval '1 day' FROM joined
       RETURNING id, member_id, expires_at
     )
     SELECT j.*, s.id AS session, s.expires_at AS expires FROM joined j JOIN sessions s ON s.member_id = j.id`,
    [first, serial],
  );
  const tokens = app.nest.get(TokenService);
  return joined.map(({ session, expires, ...member }) => ({
    ...member,
    token: tokens.sign('member', { sub: member.id, sid: session }, expires),
  }));
}

/** What the guard of a request finds out about its sender, for a call of a service without HTTP. */
export function callerOf({ id, token }: TestMember): Identity {
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sid: string };
  return {
    kind: 'member',
    accountId: id,
    sessionId: sid,
    conceals: false,
    limit: null,
    lacksConsent: false,
    role: null,
  };
}

export async function signIn(app: Caller, emailOrPhone: string, password = PASSWORD): Promise<string> {
  const response = await app.call('/user/auth/login', { emailOrPhone, password }).expect(200);
  return response.body.token;
}

/** A moderator with a live session. */
export const signInModerator = (app: TestApp, userName = 'warden'): Promise<string> =>
  signInAdministrator(app, userName, 'moderator');

/** An administrator, or another account of the console, with a live session. */
export async function signInAdministrator(
  app: TestApp,
  userName = 'registrar',
  role: ConsoleRole = 'administrator',
): Promise<string> {
  const passwordHash = await app.nest.get(PasswordHasher).hash(PASSWORD);
  await app.rows('INSERT INTO administrator (user_name, password_hash, role) VALUES ($1, $2, $3)', [
    userName,
    passwordHash,
    role,
  ]);
  const response = await app.call('/admin/auth/login', { userName, password: PASSWORD }).expect(200);
  return response.body.data.token;
}

/** A post, created through the API. */
export async function writePost(
  app: Caller,
  author: TestMember,
  content = '<p>Hello, campus</p>',
  pageId?: string,
): Promise<FeedDto> {
  const form = app
    .http()
    .post('/user/feeds/create')
    .set('Authorization', author.token)
    .field('feedData', JSON.stringify({ content }));
  if (pageId !== undefined) form.field('pageId', pageId);
  const response = await form.expect(201);
  return response.body.data;
}

/** A page, inserted directly into the database. */
export async function makePage(
  app: TestApp,
  creator: TestMember,
  title = 'Nakshatra Robotics Club',
): Promise<string> {
  const [page] = await app.rows<{ id: string }>(
    `INSERT INTO page (creator_id, title, description, category) VALUES ($1, $2, 'We build robots', 'Club') RETURNING id`,
    [creator.id, title],
  );
  return page!.id;
}

/** A day in India as `YYYY-MM-DD`, some days from now. */
export const dayInIndia = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + days * 86_400_000);

/** A member follows a page. */
export async function follow(app: TestApp, pageId: string, member: TestMember): Promise<void> {
  await app.rows('INSERT INTO follow (page_id, member_id) VALUES ($1, $2)', [pageId, member.id]);
}

/** A picture that compresses as badly as a photograph. */
export function photo(
  width = 1200,
  height = 800,
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' = 'jpeg',
): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#0B6B70', noise } })
    .toFormat(format)
    .toBuffer();
}
