import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Response } from 'supertest';
import { startApp, type TestApp } from './support/app.js';
import { joinMember, photo, type TestMember } from './support/factories.js';

const MEMBER_SITE = 'https://campus.example';
const CONSOLE = 'https://console.example';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await startApp({ MEMBER_ORIGIN: MEMBER_SITE, ADMIN_ORIGIN: CONSOLE });
  member = await joinMember(app);
});
afterAll(() => app.close());

const raw = (body: string) =>
  app.http().post('/user/auth/login').set('Content-Type', 'application/json').send(body);
/** A call that fails in the database. */
const broken = async () => {
  await app.rows('ALTER TABLE comment RENAME TO comment_away');
  const body = { feedId: '1', comment: 'hello' };
  const response = await app.call('/user/comments/create', body, member.token);
  await app.rows('ALTER TABLE comment_away RENAME TO comment');
  return response;
};

/** Every kind of answer: its status, a description, and a request that causes it. */
const ANSWERS: [status: number, what: string, get: () => PromiseLike<Response>][] = [
  [200, 'a read', () => app.call('/user/feeds/getAllFeeds', {}, member.token)],
  [201, 'a write', () => app.call('/user/auth/signUp', newcomer)],
  [200, 'public highlights', () => app.call('/public/getHighlights')],
  [200, 'health', () => app.http().get('/health/ready')],
  [204, 'a preflight', () => app.http().options('/user/auth/login').set('Origin', MEMBER_SITE)],
  [400, 'broken JSON', () => raw('{"a":')],
  [400, 'wrong fields', () => raw('{}')],
  [400, 'an address that cannot be decoded', () => app.http().get('/media/%E0%A4%A')],
  [401, 'no token', () => app.call('/user/feeds/getAllFeeds')],
  [401, 'a wrong password', () => app.call('/user/auth/login', { emailOrPhone: 'a', password: 'b' })],
  [404, 'an unknown call', () => app.call('/user/nothing')],
  [404, 'another method', () => app.http().put('/user/auth/login')],
  [404, 'the start page', () => app.http().get('/')],
  [404, 'a missing picture', () => app.http().get(`/media/${'0'.repeat(40)}.webp`)],
  [413, 'too large a body', () => raw(JSON.stringify({ emailOrPhone: 'x'.repeat(300_000) }))],
  [415, 'a wrong type', () => app.http().post('/user/auth/login').type('text/plain').send('{}')],
  [500, 'a fault of ours', broken],
];
const newcomer = {
  name: 'Nila',
  email: 'nila@example.in',
  phone: '9123456789',
  password: 'mango pickle monsoon',
};

describe('security headers', () => {
  it.each(ANSWERS)('are on %i, %s', async (status, _, get) => {
    const { status: answered, headers, body } = await get();
    expect(answered).toBe(status);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    // Only the proxy sends Strict-Transport-Security.
    for (const name of ['x-powered-by', 'etag', 'server', 'set-cookie', 'strict-transport-security'])
      expect(headers).not.toHaveProperty(name);
    if (status >= 400) {
      expect(body).toMatchObject({
        success: false,
        message: expect.any(String),
        error: expect.any(String),
        requestId: headers['x-request-id'],
      });
    }
  });

  it('let the sites show a picture, cached for ever, and allow no other use', async () => {
    const form = app.http().post('/user/feeds/create').set('Authorization', member.token);
    const { body } = await form
      .field('feedData', '{"content":""}')
      .attach('images', await photo(40, 30), 'a.jpg');
    const { headers } = await app.http().get(`/${body.data.feedData.imagesUrl[0]}`).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
});

describe('a request with an unclear host', () => {
  /** Sends the lines unchanged and returns the answer. */
  const send = async (...lines: string[]): Promise<string> => {
    const { port } = app.nest.getHttpServer().address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.end([...lines, 'Connection: close', '', ''].join('\r\n'));
    return text(socket);
  };

  it.each([
    ['two hosts', 'GET /health/live HTTP/1.1', 'Host: api.example', 'Host: evil.example'],
    ['the same host twice', 'GET /health/live HTTP/1.1', 'Host: api.example', 'host: api.example'],
    ['no host', 'GET /health/live HTTP/1.1'],
    ['no host, in an old version', 'GET /health/live HTTP/1.0'],
    ['an empty host', 'GET /health/live HTTP/1.1', 'Host: '],
    ['a host with a path', 'GET /health/live HTTP/1.1', 'Host: api.example/evil'],
    ['a host with a name before it', 'GET /health/live HTTP/1.1', 'Host: api.example@evil.example'],
    ['a host with a wrong port', 'GET /health/live HTTP/1.1', 'Host: api.example:port'],
    ['an address of another server', 'GET http://evil.example/health/live HTTP/1.1', 'Host: api.example'],
    ['an address that is none', 'GET health/live HTTP/1.1', 'Host: api.example'],
  ])('%s is refused', async (_, ...lines) => {
    expect(await send(...lines)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('is served with any single valid host', async () => {
    for (const host of ['api.example', 'API.example:443', '127.0.0.1:3000', '[::1]:3000', 'api_1']) {
      expect(await send('GET /health/live HTTP/1.1', `Host: ${host}`)).toMatch(/^HTTP\/1\.1 200 /);
    }
  });

  it('is refused in the envelope, without repeating the host', async () => {
    const answer = await send('GET /health/live HTTP/1.1', 'Host: api.example', 'Host: evil.example');
    expect(answer).toContain('"error":"malformed_request"');
    expect(answer).toContain('Host');
    expect(answer).not.toContain('evil.example');
  });
});

describe('across origins', () => {
  const STRANGERS = [
    'https://evil.example',
    'http://campus.example',
    'https://campus.example.evil.example',
    'https://xcampus.example',
    'https://campus.example:8443',
    'null',
  ];
  const PATHS: [path: string, mayCall: string | undefined][] = [
    ['/user/feeds/getAllFeeds', MEMBER_SITE],
    ['/USER/feeds/getAllFeeds', MEMBER_SITE],
    ['/public/getHighlights', MEMBER_SITE],
    ['/admin/users/getUsers', CONSOLE],
    ['/Admin/users/getUsers', CONSOLE],
    ['/admin', CONSOLE],
    ['/health/ready', undefined],
    ['/docs', undefined],
    ['/metrics', undefined],
    ['/nothing', undefined],
    ['/', undefined],
  ];
  const TABLE = PATHS.flatMap(([path, mayCall]) =>
    [MEMBER_SITE, CONSOLE, ...STRANGERS].map((origin) => [path, origin, origin === mayCall] as const),
  );

  it.each(TABLE)('%s from %s: %s', async (path, origin, allowed) => {
    const preflight = await app
      .http()
      .options(path)
      .set('Origin', origin)
      .set('Access-Control-Request-Method', 'POST')
      .set('Access-Control-Request-Headers', 'authorization,content-type,idempotency-key');
    const call = await app.http().post(path).set('Origin', origin).send({});
    for (const { headers } of [preflight, call]) {
      const named = headers['access-control-allow-origin'];
      expect(named === origin).toBe(allowed);
      expect(named).not.toBe('*');
      if (named) expect(headers.vary).toMatch(/\bOrigin\b/);
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
    if (!allowed) return;
    expect(preflight.headers).toMatchObject({
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'Authorization,Content-Type,Idempotency-Key',
      'access-control-max-age': '600',
    });
    expect(call.headers['access-control-expose-headers']).toBe('Date,Retry-After,X-Request-Id');
  });
});

describe('the API’s own documentation', () => {
  it.each([
    [{ NODE_ENV: 'production' }, 404],
    [{ NODE_ENV: 'production', API_DOCS: 'true' }, 200],
    [{ NODE_ENV: 'development', API_DOCS: '' }, 200],
    [{ NODE_ENV: 'development', API_DOCS: 'false' }, 404],
  ])('with %j answers %i', async (env, status) => {
    const documented = await startApp({ API_DOCS: '', ...env });
    for (const path of ['/docs', '/docs/openapi.json', '/docs-yaml'])
      await documented.http().get(path).expect(status);
    await documented.close();
  });

  it('may only run its own scripts and call this API', async () => {
    const documented = await startApp({ API_DOCS: 'true' });
    const page = await documented.http().get('/docs').expect(200);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; connect-src 'self';/);
    // The policy forbids inline and foreign scripts: a page with any would stay empty.
    expect(page.text).not.toMatch(/<script(?![^>]*\bsrc=)|\bon\w+=|(src|href)=["']?(https?:)?\/\//);
    await documented.close();
  });
});
