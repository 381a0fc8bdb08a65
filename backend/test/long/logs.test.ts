import pg from 'pg';
import { installation, startApiProcess, type ApiProcess } from '../support/api-process.js';
import { createDatabase } from '../support/database.js';
import { joinMember, PASSWORD, photo } from '../support/factories.js';
import { MailServer } from '../support/mail-server.js';
import { until } from '../support/until.js';

const WRONG = 'not the right umbrella';
const SECRET_COMMENT = 'the key is under the third stone';
const REDIS_PASSWORD = 'redis-secret-word';
/** Throws an uncaught error on a signal. */
const FAULTS =
  'data:text/javascript,' +
  encodeURIComponent(`
    process.on('SIGUSR2', () => { throw new Error('thrown on purpose'); });
    process.on('SIGHUP', () => { void Promise.reject(new Error('rejected on purpose')); });`);

let database: string;
let api: ApiProcess;
beforeEach(async () => {
  database = await createDatabase();
});
afterEach(() => api.stop());

interface Line {
  readonly level: number;
  readonly msg?: string;
  readonly req?: { readonly id: string; readonly path: string };
  readonly res?: { readonly statusCode: number };
  readonly err?: { readonly message: string };
  readonly requestId?: string;
}
/** @throws SyntaxError when a line is anything but JSON */
const linesOf = (output: string) =>
  output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

const start = async (env: Record<string, string> = {}) => {
  api = await startApiProcess(
    { ...(await installation(database)), NODE_ENV: 'production', LOG_LEVEL: 'trace', ...env },
    ['--import', FAULTS],
  );
};

describe('the log', () => {
  it('is JSON, names every request, and never contains secrets', async () => {
    await start({ REDIS_URL: `redis://campus:${REDIS_PASSWORD}@127.0.0.1:1` });
    const member = await joinMember(api, {
      name: 'Asha Rao',
      email: 'asha.rao@college.example.in',
      phone: '9876543210',
    });
    const { token } = member;
    const login = (emailOrPhone: string, password: unknown) =>
      api.call('/user/auth/login', { emailOrPhone, password });
    await login(member.email, WRONG).expect(401);
    await login(member.phone, WRONG).expect(401);
    await login(member.phone, 5).expect(400);
    await api.call('/user/auth/forgotPassword', { email: member.email }).expect(200);
    await api.call('/user/auth/signUp', { ...member, password: PASSWORD }).expect(400);
    await api.call(`/user/feeds/getAllFeeds?token=${token}`, {}, `Bearer ${token}x`).expect(401);
    const upload = (picture: Buffer) =>
      api
        .http()
        .post('/user/feeds/create')
        .set('Authorization', token)
        .field('feedData', JSON.stringify({ content: `<p>${SECRET_COMMENT}</p>` }))
        .attach('images', picture, 'asha-at-home.jpg');
    const { body } = await upload(await photo(200, 100)).expect(201);
    await upload(Buffer.from('not a picture')).expect(415);
    const picture = body.data.feedData.imagesUrl[0] as string;
    await api.http().get(`/${picture}?w=480`).expect(200);
    await api.http().get(`/${picture.toUpperCase()}`).expect(404);
    const failure = await failingComment(token, body.data.id);

    // A request is logged after its answer was sent.
    await until(() => Promise.resolve(api.output().includes(`"req":{"id":"${failure.requestId}"`)));
    const output = api.output();
    const lines = linesOf(output);
    for (const { req } of lines) if (req) expect(req.id).toMatch(/^[0-9a-f-]{36}$/);
    const statuses = lines.flatMap(({ res }) => res?.statusCode ?? []);
    // A file is logged when its last byte is gone, which may be after the next answer.
    expect(statuses.toSorted()).toEqual([
      ...[200, 200, 200, 200, 201, 201],
      ...[400, 400, 401, 401, 401, 404, 415, 500],
    ]);
    const told = lines.find(({ err, requestId }) => err && requestId === failure.requestId);
    expect(told?.err?.message).toContain('no_secrets');
    expect(lines.map(({ msg }) => msg)).toContain('The store of the limits is away: counting in memory');
    const databasePassword = decodeURIComponent(new URL(database).password);
    const secrets = [PASSWORD, WRONG, token, SECRET_COMMENT, REDIS_PASSWORD, databasePassword];
    for (const secret of [
      ...secrets,
      member.name,
      member.email,
      member.phone,
      'asha-at-home',
      picture.slice('media/'.length, -'.webp'.length),
      '127.0.0.1:5432',
    ]) {
      expect(output.toLowerCase()).not.toContain(secret.toLowerCase());
    }
  });

  it('gives the reason why a mail was refused, without the address', async () => {
    const server = await MailServer.start();
    server.refuse(550);
    await start({ SMTP_URL: server.url, API_ORIGIN: 'https://api.campus.example' });
    const { email } = await joinMember(api, { email: 'asha.rao@college.example.in' });
    await api.call('/user/auth/forgotPassword', { email }).expect(200);
    // The mail that confirms the address, and the one with the link.
    await until(() => api.output().split('The mail server refused a mail').length > 2);
    await server.goAway();
    const told = linesOf(api.output()).filter(({ level }) => level >= 40);
    const refused = (mail: string) =>
      expect.objectContaining({
        level: 40,
        mail,
        reason: expect.stringContaining('Recipient address rejected'),
      });
    expect(told).toHaveLength(2);
    expect(told).toEqual(expect.arrayContaining([refused('confirm email'), refused('password reset')]));
    expect(api.output()).not.toContain('asha.rao');
  });

  it('reports load shedding once when it begins, and the number of refusals when it ends', async () => {
    await start({ MOST_IN_FLIGHT: '1' });
    const member = await joinMember(api);
    const feed = () => api.call('/user/feeds/getAllFeeds', {}, member.token);
    const blocker = new pg.Client({ connectionString: database });
    await blocker.connect();
    await blocker.query('BEGIN');
    await blocker.query('LOCK TABLE post IN ACCESS EXCLUSIVE MODE');
    const first = feed().then(({ status }) => status);
    await until(async () => {
      const { rows } = await blocker.query(
        `SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database AND d.datname = current_database()
          WHERE NOT l.granted`,
      );
      return rows.length > 0;
    });
    for (let turnedAway = 0; turnedAway < 3; turnedAway += 1) await feed().expect(429);
    await blocker.end();
    expect(await first).toBe(200);

    await until(() => api.output().includes('No more requests'));
    const told = linesOf(api.output()).filter(
      ({ msg }) => msg?.includes('turned away') || msg?.includes('Turning'),
    );
    expect(told.map(({ level, msg }) => [level, msg])).toEqual([
      [40, 'Turning requests away: 1 are at work (MOST_IN_FLIGHT)'],
      [30, 'No more requests are turned away; 3 were'],
    ]);
  });

  it.each([
    ['SIGUSR2', 'thrown on purpose'],
    ['SIGHUP', 'rejected on purpose'],
  ] as const)('ends with a reason when nobody caught a fault (%s: %s)', async (signal, message) => {
    await start();
    api.kill(signal);
    expect(await api.ended).toEqual({ code: 1, signal: null });
    const last = linesOf(api.output()).at(-1);
    expect(last).toMatchObject({ level: 60, msg: 'Ending: nobody caught this', err: { message } });
  });

  it('gives the reason of a failed start in JSON, without the password', async () => {
    const env = { DATABASE_URL: 'postgres://campus:secret-word@127.0.0.1:1/campus', NODE_ENV: 'development' };
    const output = await start(env).then(
      () => '',
      (error: Error) => error.message.replace('It ended:\n', ''),
    );
    expect(linesOf(output).length).toBeGreaterThan(0);
    expect(output).toMatch(/ECONNREFUSED/);
    expect(output).not.toContain('secret-word');
  });
});

/** A comment that fails in the database with an error that quotes the whole row. */
async function failingComment(token: string, feedId: string): Promise<{ requestId: string }> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query(`ALTER TABLE comment ADD CONSTRAINT no_secrets CHECK (body NOT LIKE '%third stone%')`);
  await client.end();
  const { body } = await api
    .call('/user/comments/create', { feedId, comment: SECRET_COMMENT }, token)
    .expect(500);
  // A request is logged after its answer was sent.
  await until(() => api.output().includes(body.requestId));
  return body;
}
