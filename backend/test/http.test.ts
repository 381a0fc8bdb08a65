import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { startApp, type TestApp } from './support/app.js';
import { joinMember } from './support/factories.js';
import { beginElsewhere, someoneWaitsForALock } from './support/locks.js';
import { ACCESS } from '../src/platform/sessions/access.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe('every handler', () => {
  it('declares who may call it', () => {
    const discovery = app.nest.get(DiscoveryService, { strict: false });
    const reflector = app.nest.get(Reflector);
    const scanner = new MetadataScanner();
    const handlers = discovery.getControllers().flatMap(({ instance, metatype }) =>
      scanner
        .getAllMethodNames(Object.getPrototypeOf(instance))
        .filter((name) => Reflect.hasMetadata('path', instance[name]))
        .map((name) => ({
          name: `${metatype?.name}.${name}`,
          access: reflector.get(ACCESS, instance[name]),
        })),
    );
    expect(handlers.length).toBeGreaterThan(10);
    expect(handlers.filter(({ access }) => access === undefined)).toEqual([]);
  });
});

describe('a body', () => {
  let token: string;
  beforeAll(async () => {
    ({ token } = await joinMember(app));
  });

  const raw = (body: string, type = 'application/json') =>
    app
      .http()
      .post('/user/feeds/getAllFeeds')
      .set('Authorization', token)
      .set('Content-Type', type)
      .send(body);

  const NO_OBJECT = 'The request body must be a valid JSON object';
  const WRONG_TYPE = 'This call takes application/json';
  const WRONG_CHARSET = 'This character set or encoding is not accepted. Please send UTF-8.';
  const LARGE = JSON.stringify({ userId: 'x'.repeat(270_000) });
  it.each([
    ['broken JSON', '{"page":', 'application/json', 400, NO_OBJECT],
    ['a list', '[1]', 'application/json', 400, NO_OBJECT],
    ['a text', '"a"', 'application/json', 400, NO_OBJECT],
    ['null', 'null', 'application/json', 400, NO_OBJECT],
    ['nothing', '', 'application/json', 400, NO_OBJECT],
    ['a form', 'page=1', 'application/x-www-form-urlencoded', 415, WRONG_TYPE],
    ['plain text', '{}', 'text/plain', 415, WRONG_TYPE],
    ['an unknown character set', '{}', 'application/json; charset=utf-99', 415, WRONG_CHARSET],
    ['more than 256 KB', LARGE, 'application/json', 413, 'The request is too large'],
  ])('of %s is refused, saying what to send', async (_, body, type, status, message) => {
    const response = await raw(body, type);
    expect(response.status).toBe(status);
    expect(response.body).toEqual({
      success: false,
      message,
      error: expect.any(String),
      requestId: response.headers['x-request-id'],
    });
    expect(response.text).not.toMatch(/node_modules|at .*\.js/);
  });

  it('over the size threshold waits for the previous one, with a timeout, and does not delay short ones', async () => {
    const { port } = app.nest.getHttpServer().address() as AddressInfo;
    const headers = { 'Content-Type': 'application/json', 'Content-Length': 40_000 };
    const path = '/user/feeds/getAllFeeds';
    const unfinished = httpRequest({ port, path, method: 'POST', headers });
    let isGivenUp = false;
    unfinished.on('error', () => undefined).on('response', () => (isGivenUp = true));
    const isRead = new Promise((resolve) => app.nest.getHttpServer().once('request', resolve));
    unfinished.write('{"userId":"');
    await isRead;

    let isAnswered = false;
    const long = raw(JSON.stringify({ userId: 'x'.repeat(40_000) })).then((response) => {
      isAnswered = true;
      return response;
    });
    for (let n = 0; n < 3; n += 1) await raw('{}').expect(200);
    expect(isAnswered).toBe(false);
    // The previous body has lost its turn and is still being read.
    expect((await long).status).toBe(400);
    expect(isGivenUp).toBe(false);
    unfinished.destroy();
  });

  it('may be {} when no field is required', async () => {
    await raw('{}').expect(200);
  });

  it('may have unknown fields in a read, but not in a write', async () => {
    await app.call('/user/feeds/getAllFeeds', { surprise: 1 }, token).expect(200);
    const write = await app.call('/user/likes/toggleLike', { feedId: '1', surprise: 1 }, token).expect(400);
    expect(write.body.errors).toEqual({ surprise: 'surprise is not known here' });
  });
});

describe('an answer', () => {
  it('to an unknown address is a 404 in the envelope', async () => {
    const response = await app.call('/user/feeds/nothing').expect(404);
    expect(response.body).toMatchObject({ success: false, error: 'not_found' });
  });

  it('to a request that meets a limit of the database is a 500, never a 503, and nothing is changed', async () => {
    const member = await joinMember(app);
    const other = await beginElsewhere();
    await other.run('SELECT FROM member WHERE id = $1 FOR UPDATE', [member.id]);
    const post = app.http().post('/user/feeds/create').set('Authorization', member.token);
    const answer = post.field('feedData', '{"content":"<p>slow</p>"}').then((response) => response);
    await someoneWaitsForALock(app);
    // As after ten seconds (statement_timeout): both fail with the same code, 57014.
    await app.rows(
      `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    const { status, headers, body } = await answer;
    expect({ status, body }).toEqual({
      status: 500,
      body: {
        success: false,
        message: 'Something went wrong on our side. Please try again.',
        error: 'internal_error',
        requestId: headers['x-request-id'],
      },
    });
    await other.commit();
    const feed = await app.call('/user/feeds/getAllFeeds', { usersFeed: true }, member.token).expect(200);
    expect(feed.body.data.pagination.total).toBe(0);
  });

  it('uses the client’s request id if it is harmless', async () => {
    const given = await app.call('/user/auth/login').set('X-Request-Id', 'proxy-4711-abc');
    expect(given.body.requestId).toBe('proxy-4711-abc');
    const hostile = await app.call('/user/auth/login').set('X-Request-Id', '"><script>');
    expect(hostile.body.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('health', () => {
  it('is live and ready', async () => {
    await app.http().get('/health/live').expect(200);
    await app.http().get('/health/ready').expect(200);
  });

  it('is not ready, with 500, while a migration is missing', async () => {
    await app.rows('CREATE TABLE migration_kept AS SELECT * FROM migration');
    await app.rows('DELETE FROM migration');
    await app.http().get('/health/ready').expect(500);
    await app.rows('INSERT INTO migration SELECT * FROM migration_kept');
    await app.http().get('/health/ready').expect(200);
  });
});
