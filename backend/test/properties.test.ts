import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { startApp, type TestApp } from './support/app.js';
import { joinMember, photo, signInAdministrator } from './support/factories.js';

let app: TestApp;
let tokens: Record<'user' | 'admin' | 'public', string>;
beforeAll(async () => {
  app = await startApp();
  const { token } = await joinMember(app);
  tokens = { user: token, admin: await signInAdministrator(app), public: '' };
});
afterAll(() => app.close());

/** Every JSON call with the fields it knows; logging out is left out, because the rest would stay at the door. */
const CALLS: Record<string, string[]> = {
  '/user/auth/signUp': ['name', 'email', 'phone', 'password', 'collegeName', 'collegeYear', 'courseName'],
  '/user/auth/login': ['emailOrPhone', 'password'],
  '/user/auth/forgotPassword': ['email'],
  '/user/auth/resetPassword': ['token', 'password'],
  '/user/feeds/getAllFeeds': ['page', 'limit', 'pageId', 'usersFeed', 'userId'],
  '/user/feeds/getFeedById': ['id'],
  '/user/feeds/delete': ['id'],
  '/user/likes/toggleLike': ['feedId'],
  '/user/likes/getFeedLikes': ['feedId', 'page', 'limit'],
  '/user/comments/create': ['feedId', 'comment'],
  '/user/comments/update': ['id', 'comment'],
  '/user/comments/delete': ['id'],
  '/user/comments/getFeedComments': ['feedId', 'page', 'limit'],
  '/user/profile/get': ['userId'],
  '/user/pages/getAllPages': ['page', 'limit', 'userPages'],
  '/user/pages/getPageById': ['id'],
  '/user/pages/delete': ['id'],
  '/user/pages/toggleFollow': ['id'],
  '/user/account/changePassword': ['currentPassword', 'newPassword'],
  '/user/account/getSessions': [],
  '/user/account/endSession': ['id'],
  '/user/account/delete': ['password'],
  '/user/account/restore': ['emailOrPhone', 'password'],
  '/admin/auth/login': ['userName', 'password'],
  '/admin/users/getUsersStats': [],
  '/admin/users/getUsers': ['page', 'limit', 'search'],
  '/admin/users/getUser': ['id'],
  '/admin/users/setUserStatus': ['id', 'status', 'reason'],
  '/admin/content/getPosts': ['page', 'limit', 'search'],
  '/admin/content/getPages': ['page', 'limit', 'search'],
  '/admin/content/removePost': ['id', 'reason'],
  '/admin/content/removePage': ['id', 'reason'],
  // Not setMaintenance: that some of it succeeds would turn the rest away.
  '/admin/settings/get': [],
  '/admin/settings/getAttention': [],
  '/admin/account/get': [],
  '/admin/account/changePassword': ['currentPassword', 'newPassword'],
  '/admin/account/getSessions': [],
  '/admin/account/endSession': ['id'],
  '/admin/users/getUsersTimeline': ['from', 'to'],
  '/public/getHighlights': [],
};

/** What people and programs send: almost right, nearly right, and nothing like it. */
const value = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 2, arbitrary: fc.nat().map(String) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('\0', '\ud800', '%', "' OR 1=1 --", '9'.repeat(400), '-1', '1e9', 'NaN'),
  },
  { weight: 2, arbitrary: fc.oneof(fc.integer(), fc.double(), fc.boolean(), fc.constant(null)) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const bodyOf = (fields: string[]) =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] }),
    },
    { weight: 1, arbitrary: fc.dictionary(fc.string(), value, { maxKeys: 5 }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  );

function expectHandled(status: number, body: Record<string, unknown>): void {
  expect(status).toBeLessThan(500);
  expect(status).toBeGreaterThanOrEqual(200);
  expect(body.success).toBe(status < 300);
  if (status >= 400) {
    expect(body).toMatchObject({
      message: expect.any(String),
      error: expect.any(String),
      requestId: expect.any(String),
    });
  }
}

describe('whatever is sent', () => {
  it.each(Object.entries(CALLS))('%s answers in the envelope and never with a 5xx', async (path, fields) => {
    const token = tokens[path.split('/')[1] as keyof typeof tokens];
    await fc.assert(
      fc.asyncProperty(bodyOf(fields), async (sent) => {
        const response = await app
          .http()
          .post(path)
          .set('Authorization', token)
          .set('Content-Type', 'application/json')
          .send(JSON.stringify(sent));
        expectHandled(response.status, response.body);
      }),
      { numRuns: 40 },
    );
  });

  it('a mutated form is a 4xx or a post, and leaves no file waiting', async () => {
    const boundary = 'campus-commons-boundary';
    const whole = Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="feedData"\r\n\r\n{"content":"<p>a</p>"}\r\n` +
          `--${boundary}\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
      ),
      await photo(24, 24),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const mutation = fc.record({
      at: fc.nat(whole.length - 1),
      cut: fc.nat(40),
      insert: fc.uint8Array({ maxLength: 12 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 4 }), async (mutations) => {
        const body = mutations.reduce(
          (bytes, { at, cut, insert }) =>
            Buffer.concat([bytes.subarray(0, at), insert, bytes.subarray(at + cut)]),
          whole,
        );
        const { status, answer } = await post(
          '/user/feeds/create',
          `multipart/form-data; boundary=${boundary}`,
          body,
        );
        expectHandled(status, answer);
      }),
      { numRuns: 150 },
    );
    await untilEmpty(`${app.dataDir}/incoming`);
    expect(await app.rows('SELECT path FROM media WHERE post_id IS NULL')).toEqual([]);
  });
});

/** Files are removed when their request ends, which may be a moment after its answer. */
async function untilEmpty(directory: string): Promise<void> {
  const deadline = Date.now() + 5_000;
  while ((await readdir(directory)).length > 0 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await readdir(directory)).toEqual([]);
}

/** Bytes as they are: supertest would mend them. */
function post(
  path: string,
  type: string,
  body: Buffer,
): Promise<{ status: number; answer: Record<string, unknown> }> {
  const { port } = app.nest.getHttpServer().address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const headers = { Authorization: tokens.user, 'Content-Type': type, 'Content-Length': body.length };
    const call = httpRequest({ port, path, method: 'POST', headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, answer: JSON.parse(text) }));
    });
    call.on('error', reject);
    call.end(body);
  });
}
