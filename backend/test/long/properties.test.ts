import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { startApp, type TestApp } from '../support/app.js';
import { contractCalls, type ContractCall } from '../support/contract-calls.js';
import { joinMember, photo, signInAdministrator } from '../support/factories.js';
import { addFigure, runs } from '../support/proof-runs.js';
import { leaveStream } from '../support/live.js';
import { until } from '../support/until.js';

let app: TestApp;
let tokens: Record<'user' | 'admin' | 'public', string>;
beforeAll(async () => {
  app = await startApp();
  const { token } = await joinMember(app);
  tokens = { user: token, admin: await signInAdministrator(app), public: '' };
});
afterAll(() => app.close());

/**
 * Calls that are left out: the first three would have all others refused, and the answers of the last two are files.
 */
const LEFT_OUT = new Set([
  '/user/auth/logout',
  '/admin/auth/logout',
  '/admin/settings/setMaintenance',
  '/user/account/export',
  '/admin/users/exportUsers',
]);
const callsWith = (body: ContractCall['type']) =>
  contractCalls().filter(({ path, type }) => type === body && !LEFT_OUT.has(path));
const CALLS = callsWith('application/json');
const FORMS = callsWith('multipart/form-data');

const BOUNDARY = 'campus-commons-boundary';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const END = Buffer.from(`--${BOUNDARY}--\r\n`);

/** One field of a form, or a file when it has a name. */
function part(field: string, content: Buffer, file?: string): Buffer {
  const head = `Content-Disposition: form-data; name="${field}"${file ? `; filename="${file}"` : ''}`;
  return Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`), content, Buffer.from('\r\n')]);
}

function partsNamed(...names: string[]): string {
  return Buffer.concat([...names.map((name) => part(name, Buffer.from('{"content":"a"}'))), END]).toString();
}

function manyParts(count: number): string {
  return partsNamed(...Array.from({ length: count }, (_, index) => `field${index}`));
}

/** Values that people and programs send: almost valid and completely wrong ones. */
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

/** The same values as text fields of a form, and texts that are almost valid. */
const text = fc.oneof(
  value.map((any) => (typeof any === 'string' ? any : String(JSON.stringify(any)))),
  fc.constantFrom(
    'true',
    'Club',
    '2026',
    '1',
    '{"content":"<p>a</p>"}',
    '{"content":',
    '[]',
    '["media/x.webp"]',
  ),
  value.map((any) => JSON.stringify({ content: any, alts: any, existingAlts: any })),
);

const bodyOf = (fields: readonly string[]) =>
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

describe('arbitrary input', () => {
  const done = { 'requests with random fields': 0, 'mutated forms': 0 };
  afterAll(() => {
    for (const [name, value] of Object.entries(done)) addFigure(name, value);
  });

  it.each(CALLS)('$path answers in the envelope and never with a 5xx', async ({ path, fields }) => {
    const token = tokenFor(path);
    await fc.assert(
      fc.asyncProperty(bodyOf(fields), async (sent) => {
        const response = await app
          .http()
          .post(path)
          .set('Authorization', token)
          .set('Content-Type', 'application/json')
          .buffer(true)
          .parse(leaveStream)
          .send(JSON.stringify(sent));
        expectHandled(response.status, response.body);
        done['requests with random fields'] += 1;
      }),
      { numRuns: runs(50) },
    );
  });

  it.each(CALLS.filter(({ optional }) => optional.length > 0))(
    '$path takes null for an optional field of a valid body',
    async ({ path, optional, example }) => {
      for (const field of optional) {
        const { status, body } = await app
          .call(path, { ...example, [field]: null }, tokenFor(path))
          .buffer(true)
          .parse(leaveStream);
        expectHandled(status, body);
      }
    },
  );

  it.each(FORMS)('$path accepts or refuses any text in its fields', async ({ path, fields }) => {
    const form = fc.record(Object.fromEntries(fields.map((field) => [field, text])), { requiredKeys: [] });
    await fc.assert(
      fc.asyncProperty(form, async (sent) => {
        const parts = Object.entries(sent).map(([name, content]) => part(name, Buffer.from(content ?? '')));
        const { status, answer } = await post(path, MULTIPART, Buffer.concat([...parts, END]));
        expectHandled(status, answer);
        done['requests with random fields'] += 1;
      }),
      { numRuns: runs(50) },
    );
  });

  it(
    'a mutated form is a 4xx or a post, and leaves no temporary file',
    async () => {
      const wholes = await Promise.all(
        (['jpeg', 'png', 'webp', 'gif', 'avif'] as const).map(async (format) =>
          Buffer.concat([
            part('feedData', Buffer.from('{"content":"<p>a</p>"}')),
            part('images', await photo(24, 24, format), 'a.jpg'),
            END,
          ]),
        ),
      );
      const mutation = fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        cut: fc.nat(40),
        insert: fc.uint8Array({ maxLength: 12 }),
      });
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...wholes),
          fc.array(mutation, { minLength: 1, maxLength: 4 }),
          async (whole, mutations) => {
            const body = mutations.reduce((bytes, { at, cut, insert }) => {
              const place = Math.floor(at * bytes.length);
              return Buffer.concat([bytes.subarray(0, place), insert, bytes.subarray(place + cut)]);
            }, whole);
            const { status, answer } = await post('/user/feeds/create', MULTIPART, body);
            expectHandled(status, answer);
            done['mutated forms'] += 1;
          },
        ),
        { numRuns: runs(400) },
      );
      await untilNothingWaits();
      expect(await app.rows('SELECT path FROM media WHERE post_id IS NULL')).toEqual([]);
    },
    runs(600_000),
  );
});

describe('a body that no client of ours would send', () => {
  const deep = 60_000;
  const JSON_BODIES: Record<string, string | Buffer> = {
    'a prototype': '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}',
    'names of methods': '{"toString":1,"hasOwnProperty":null,"valueOf":{}}',
    'keys twice': '{"id":"1","id":{"a":1},"page":1,"page":"x"}',
    'numbers beyond all bounds':
      '{"id":1e999,"page":-1e999,"limit":123456789012345678901234567890,"feedId":-0}',
    'lists in lists': `{"id":${'['.repeat(deep)}${']'.repeat(deep)}}`,
    'objects in objects': `{"id":${'{"id":'.repeat(deep / 4)}1${'}'.repeat(deep / 4)}}`,
    'lists at the top': '['.repeat(deep) + ']'.repeat(deep),
    'a mark before it': '\ufeff{}',
    'more after it': '{}{}',
    'bytes that are no text': Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x22, 0xc3, 0x28, 0x22, 0x7d]),
    'another encoding of text': Buffer.from('{"id":"1"}', 'utf16le'),
    'nothing but spaces': ' '.repeat(300_000),
  };

  it.each(Object.entries(JSON_BODIES))('with %s is handled by every call', async (_, body) => {
    for (const { path } of CALLS) {
      const { status, answer } = await post(path, 'application/json', Buffer.from(body), tokenFor(path));
      expectHandled(status, answer);
    }
    expect({}).not.toHaveProperty('admin');
  });

  it.each([
    ['a compressed bomb', 'gzip', gzipSync(Buffer.alloc(50_000_000, 0x20)), 413],
    ['a compression that is none', 'gzip', Buffer.from('{}'), 400],
    ['an unknown compression', 'zstd-9', Buffer.from('{}'), 415],
  ])('with %s is refused', async (_, encoding, body, status) => {
    const answer = await post('/user/feeds/getAllFeeds', 'application/json', body, tokens.user, {
      'Content-Encoding': encoding,
    });
    expectHandled(answer.status, answer.answer);
    expect(answer.status).toBe(status);
  });

  it.each([
    ['no boundary', 'multipart/form-data', '--x\r\n\r\n'],
    ['an empty boundary', 'multipart/form-data; boundary=', '--\r\n\r\n'],
    [
      'a boundary of 500 characters',
      `multipart/form-data; boundary=${'x'.repeat(500)}`,
      `--${'x'.repeat(500)}--`,
    ],
    ['a thousand fields', MULTIPART, manyParts(1_000)],
    ['more fields than a post has', MULTIPART, manyParts(14)],
    [
      'lists in lists in its JSON',
      MULTIPART,
      `${part('feedData', Buffer.from(`{"content":${'['.repeat(90_000)}${']'.repeat(90_000)}}`)).toString()}${END.toString()}`,
    ],
    [
      'a field without a name',
      MULTIPART,
      `--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\na\r\n--${BOUNDARY}--`,
    ],
    [
      'fields that are prototypes',
      MULTIPART,
      partsNamed('__proto__', 'constructor[prototype][x]', 'a[b][c][d]'),
    ],
    ['the same field as text, list and file', MULTIPART, partsNamed('feedData', 'feedData', 'feedData[]')],
    ['a head without an end', MULTIPART, `--${BOUNDARY}\r\n${'X-A: b\r\n'.repeat(5_000)}`],
    [
      'a field of 300 KB',
      MULTIPART,
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="feedData"\r\n\r\n${'x'.repeat(300_000)}\r\n--${BOUNDARY}--`,
    ],
  ])('as a form with %s is refused', async (_, type, body) => {
    const { status, answer } = await post('/user/feeds/create', type, Buffer.from(body));
    expectHandled(status, answer);
    expect(status).toBeGreaterThanOrEqual(400);
    await untilNothingWaits();
  });

  it.each([0.2, 0.6, 0.95])('that breaks off (after %d of an upload) leaves no file', async (share) => {
    const posts = await app.rows('SELECT id FROM post');
    const body = Buffer.concat([
      part('feedData', Buffer.from('{"content":"<p>a</p>"}')),
      part('images', await photo(1_000, 800, 'png'), 'a.png'),
      END,
    ]);
    const socket = connect((app.nest.getHttpServer().address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      `POST /user/feeds/create HTTP/1.1\r\nHost: campus\r\nAuthorization: ${tokens.user}\r\n` +
        `Content-Type: ${MULTIPART}\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    socket.write(body.subarray(0, body.length * share));
    await until(async () => (await waiting()).length === 1);
    socket.destroy();
    await untilNothingWaits();
    expect(await app.rows('SELECT id FROM post')).toEqual(posts);
    expect(await app.rows('SELECT path FROM media WHERE post_id IS NULL')).toEqual([]);
  });
});

const waiting = () => readdir(`${app.dataDir}/incoming`);

/** Files are removed when their request ends, which may be shortly after its answer. */
const untilNothingWaits = () => until(async () => (await waiting()).length === 0);

function tokenFor(path: string): string {
  return tokens[path.split('/')[1] as keyof typeof tokens];
}

/** Sends bytes unchanged: supertest would correct them. */
function post(
  path: string,
  type: string,
  body: Buffer,
  token = tokens.user,
  more: Record<string, string> = {},
): Promise<{ status: number; answer: Record<string, unknown> }> {
  const { port } = app.nest.getHttpServer().address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const headers = { Authorization: token, 'Content-Type': type, 'Content-Length': body.length, ...more };
    const call = httpRequest({ port, path, method: 'POST', headers }, (response) => {
      leaveStream(response, (error, answer) => {
        if (error) reject(error);
        else resolve({ status: response.statusCode ?? 0, answer });
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}
