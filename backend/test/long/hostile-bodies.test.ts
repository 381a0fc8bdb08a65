import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import pg from 'pg';
import { installation, startApiProcess, type ApiProcess } from '../support/api-process.js';
import { contractCalls } from '../support/contract-calls.js';
import { createDatabase } from '../support/database.js';
import { joinMember, PASSWORD } from '../support/factories.js';
import { leaveStream } from '../support/live.js';

/**
 * Small bodies that could cost much processing time. They are sent to every call of the contract. The API is a separate
 * process, so that the measured pauses are its own.
 */
/** The goal is 50, the rest allows for a busy machine. Before the limits it took 1,000 to 2,000. */
const MAX_PAUSE_MS = 400;
/** Number of attempts: only a body that is slow every time is a fault. */
const TRIES = 4;
/** Bytes that the calls for errors in browsers admit. */
const MAX_ERROR_REPORT_BYTES = 8 * 1024;
/** Maximum bytes of a refusal. */
const MAX_REFUSAL_BYTES = 8_000;
const FORM = 'multipart/form-data';

const calls = contractCalls();

let api: ApiProcess;
let metrics: string;
let tokens: Record<string, string>;
beforeAll(async () => {
  const database = await createDatabase();
  const port = await freePort();
  metrics = `http://127.0.0.1:${port}/metrics`;
  api = await startApiProcess({ ...(await installation(database)), METRICS_PORT: String(port) });
  const { token } = await joinMember(api);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query(
    `INSERT INTO administrator (user_name, password_hash) SELECT 'registrar', password_hash FROM member_credential`,
  );
  await client.end();
  const { body } = await api.call('/admin/auth/login', { userName: 'registrar', password: PASSWORD });
  tokens = { user: token, admin: body.data.token, public: '' };
});
afterAll(() => api.stop());

// Not logout: it would succeed, and all further calls would be refused.
const tokenFor = (path: string) => (path.endsWith('/logout') ? '' : tokens[path.split('/')[1] ?? '']!);
const send = (path: string, body: string, token = tokenFor(path)) => {
  const sending = api
    .http()
    .post(path)
    .set('Authorization', token)
    .set('Content-Type', 'application/json')
    .send(body);
  return path.endsWith('/live/open') ? sending.buffer(true).parse(leaveStream) : sending;
};
const lengthOf = (answer: unknown) => JSON.stringify(answer).length;

/** The longest pause of the API's event loop since the last call, milliseconds. */
async function measureMaxPause(): Promise<number> {
  const text = await (await fetch(metrics)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1]) * 1000;
}

async function expectNoPause(work: () => Promise<unknown>): Promise<void> {
  const pauses: number[] = [];
  do {
    await measureMaxPause();
    await work();
    pauses.push(await measureMaxPause());
  } while (Math.min(...pauses) >= MAX_PAUSE_MS && pauses.length < TRIES);
  expect(Math.min(...pauses)).toBeLessThan(MAX_PAUSE_MS);
}

const record = (count: number, value: unknown, prefix = 'k') =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [prefix + index, value])));
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

/** Too many keys, items or levels: 250 KB each. */
const TOO_COMPLEX = [
  record(16_000, 1, 'key-'),
  `{"name":[${'[],'.repeat(80_000)}[]]}`,
  `{"name":[${'{"a":{}},'.repeat(25_000)}{}]}`,
  `{${'"name":"a",'.repeat(20_000)}"a":1}`,
  nested(30_000),
];
/** As many unknown fields as the complexity limit admits. */
const ADMITTED = [
  record(999, 1),
  record(999, 1, 'k'.repeat(240)),
  record(490, { a: null }),
  JSON.stringify({ ['a'.repeat(120_000)]: 1, ['b'.repeat(120_000)]: 1 }),
  nested(19),
];
/** Values of the wrong type, or much too long. */
const VALUES = [
  Array.from({ length: 900 }, (_, index) => index),
  Array.from({ length: 450 }, () => ({ a: 1 })),
  '\u2800'.repeat(80_000),
  '\u{1f600}'.repeat(60_000),
  'a\u200b'.repeat(60_000),
  `${'a'.repeat(120_000)}@${'a.'.repeat(60_000)}in`,
];

it('every call of the contract is tested', () => {
  expect(calls.filter(({ type }) => type === FORM).length).toBeGreaterThanOrEqual(5);
  expect(calls.length).toBeGreaterThan(50);
});

describe.each(calls.filter(({ type }) => type === 'application/json'))('$path', ({ path, fields }) => {
  it('refuses bodies that are too complex without parsing them, with a clear message', async () => {
    for (const body of TOO_COMPLEX) {
      await expectNoPause(async () => {
        const { status, body: answer } = await send(path, body, '');
        if (path.endsWith('/reportError') && body.length > MAX_ERROR_REPORT_BYTES) {
          expect([status, answer.error]).toEqual([413, 'payload_too_large']);
        } else {
          expect([status, answer.error]).toEqual([400, 'too_complex']);
          expect(answer.message).toMatch(/1,000 fields.*20 levels.*send less/);
        }
        expect(lengthOf(answer)).toBeLessThan(MAX_REFUSAL_BYTES);
      });
    }
  });

  it('refuses the most complex admitted body quickly, with a short answer', async () => {
    const wrong = fields.flatMap((field) => VALUES.map((value) => JSON.stringify({ [field]: value })));
    const all = JSON.stringify(Object.fromEntries(fields.map((field) => [field, [{}]])));
    await expectNoPause(async () => {
      for (const body of [...ADMITTED, ...wrong, all]) {
        const { status, body: answer } = await send(path, body);
        expect(status).toBeLessThan(500);
        if (status < 400) continue;
        expect(lengthOf(answer)).toBeLessThan(MAX_REFUSAL_BYTES);
        expect(Object.keys(answer.errors ?? {}).length).toBeLessThanOrEqual(20);
      }
    });
  });
});

describe.each(calls.filter(({ type }) => type === FORM))('$path', ({ path, fields, files }) => {
  const post = (form: Record<string, string>) => {
    const call = api.http().post(path).set('Authorization', tokenFor(path));
    return Object.entries(form).reduce((sending, [name, value]) => sending.field(name, value), call);
  };

  it.each([
    ['a list with an item far out', 'existingImages[999999999]'],
    ['lists in lists', `a${'[0]'.repeat(30)}`],
    ['objects in objects', `a${'[b]'.repeat(30)}`],
  ])('refuses %s', async (_, name) => {
    await expectNoPause(async () => {
      const { body } = await post({ [name]: 'x' }).expect(400);
      expect(body.error).toBe('too_complex');
    });
  });

  it('handles JSON texts and texts of the maximum length quickly', async () => {
    await expectNoPause(async () => {
      for (const field of [...fields, ...files]) {
        for (const value of [...TOO_COMPLEX, ...ADMITTED, `[${'1,'.repeat(100_000)}1]`, ...VALUES.slice(2)]) {
          const { status, text } = await post({ [field]: value as string });
          expect([400, 413]).toContain(status);
          expect(text.length).toBeLessThan(MAX_REFUSAL_BYTES);
        }
      }
    });
  });
});

it.each<[name: string, path: string, form: Record<string, string>]>([
  ['feedData', '/user/feeds/create', { feedData: TOO_COMPLEX[0]! }],
  [
    'existingImages',
    '/user/feeds/update',
    { id: '1', feedData: '{}', existingImages: `[${'1,'.repeat(2_000)}1]` },
  ],
])('the JSON text %s is refused before it is parsed', async (_, path, form) => {
  const call = api.http().post(path).set('Authorization', tokenFor(path));
  const { body } = await call.field(form).expect(400);
  expect(body.error).toBe('too_complex');
});

it('names at most the first twenty fields, and shortens their names', async () => {
  const { body } = await send('/user/likes/toggleLike', record(999, 1, 'k'.repeat(200))).expect(400);
  expect(Object.keys(body.errors as object).every((name) => name.length <= 60)).toBe(true);
  const short = await send('/user/likes/toggleLike', record(999, 1)).expect(400);
  expect(Object.keys(short.body.errors as object)).toHaveLength(20);
  expect(short.body.errors).toMatchObject({ k0: 'k0 is not known here', k19: 'k19 is not known here' });
});

it.each(['utf-16le', 'utf-7'])(
  'JSON in %s, which is not a valid encoding of JSON, is refused',
  async (charset) => {
    const { body } = await send('/user/auth/login', '{}')
      .set('Content-Type', `application/json; charset=${charset}`)
      .expect(415);
    expect(body.message).toMatch(/UTF-8/);
  },
);
