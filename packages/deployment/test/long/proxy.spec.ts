import { makeCertificate } from '@campus-commons/test-kit/certificate';
import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { API_LIMITS } from '../../src/proxy/api-limits.ts';
import { configureProxy } from '../../src/proxy/configure-proxy.ts';
import { switchServer } from '../../src/proxy/switch-server.ts';
import { call, type Call } from '../support/call.ts';
import { describeWithNginx, runScript, runToEnd, type Running } from '../support/nginx.ts';
import { startServer, type TestServer } from '../support/server.ts';

const API = 'https://api.campus.test';
const MEMBER = 'https://campus.test';
const ADMIN = 'https://console.campus.test';
const SCRIPT = ['proxy/start.sh'];
/** For tests that send as many requests as this machine can. */
const UNBOUNDED = { RATE_PER_SECOND: '1000000', RATE_BURST: '1000000' };

const answerOk: RequestListener = (request, response) => {
  request.resume().once('end', () => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"success":true}');
  });
};

describeWithNginx('the proxy', (nginx) => {
  let ground: string;
  let httpsPort: number;
  let httpPort: number;
  let first: TestServer;
  let second: TestServer;
  let site: TestServer;
  let console_: TestServer;
  let proxy: Running | undefined;

  beforeEach(async () => {
    ground = await mkdtemp(path.join(tmpdir(), 'campus-proxy-'));
    [httpsPort, httpPort] = [await freePort(), await freePort()];
    first = await startServer(answerOk);
    second = await startServer(answerOk);
    site = await startServer((_request, response) => response.end('the member site'));
    console_ = await startServer((_request, response) => response.end('the console'));
  });

  afterEach(async () => {
    await proxy?.stop();
    proxy = undefined;
    for (const server of [first, second, site, console_]) await server.stop();
    await rm(ground, { recursive: true });
  });

  const environment = (own: Record<string, string> = {}) => {
    const { certificate, key } = makeCertificate(
      ground,
      [API, MEMBER, ADMIN].map((origin) => new URL(origin).hostname),
    );
    return {
      API_ORIGIN: API,
      MEMBER_ORIGIN: MEMBER,
      ADMIN_ORIGIN: ADMIN,
      API_SERVERS: `${first.address},${second.address}`,
      MEMBER_SITE_SERVERS: site.address,
      ADMIN_SITE_SERVERS: console_.address,
      TLS_CERTIFICATE: certificate,
      TLS_CERTIFICATE_KEY: key,
      LISTEN_HTTP: `127.0.0.1:${httpPort}`,
      LISTEN_HTTPS: `127.0.0.1:${httpsPort}`,
      RUN_DIR: path.join(ground, 'run'),
      CACHE_DIR: path.join(ground, 'cache'),
      ACCESS_LOG: path.join(ground, 'access.log'),
      NGINX: nginx,
      NGINX_USER: 'root',
      ...own,
    };
  };

  async function start(own: Record<string, string> = {}): Promise<void> {
    proxy = await runScript(SCRIPT, environment(own), httpsPort, path.join(ground, 'error.log'));
  }

  const ask = (address: string, options?: Call) => call(httpsPort, address, options);
  const post = (address: string, options: Call = {}) =>
    ask(address, { method: 'POST', body: '{}', ...options });
  const json = (body: Buffer): unknown => JSON.parse(body.toString());
  const envelope = {
    success: false,
    message: expect.any(String) as string,
    requestId: expect.any(String) as string,
  };

  it('routes each host name to its server, and resets connections for unknown names', async () => {
    await start();
    expect((await ask(`${MEMBER}/about`)).body.toString()).toBe('the member site');
    expect((await ask(`${ADMIN}/admin/`)).body.toString()).toBe('the console');
    expect((await post(`${API}/user/feeds/getAllFeeds`)).status).toBe(200);
    await expect(ask('https://other.test/')).rejects.toThrow();
  });

  it.each([
    ['the console', { ADMIN_ORIGIN: '', ADMIN_SITE_SERVERS: '' }, `${ADMIN}/admin/`, [MEMBER, API]],
    ['the member site', { MEMBER_ORIGIN: '', MEMBER_SITE_SERVERS: '' }, `${MEMBER}/`, [ADMIN, API]],
    ['the API', { API_ORIGIN: '', API_SERVERS: '' }, `${API}/health/live`, [MEMBER, ADMIN]],
  ])('can be started without %s', async (_name, missing, absent, served) => {
    await start(missing);
    for (const origin of served) expect((await ask(`${origin}/health/live`)).status).toBe(200);
    await expect(ask(absent)).rejects.toThrow();
  });

  it('says which settings are missing when it has nothing to serve, and which origin has servers without a name', async () => {
    const none = { API_SERVERS: '', MEMBER_SITE_SERVERS: '', ADMIN_SITE_SERVERS: '' };
    for (const [own, message] of [
      [none, 'ADMIN_SITE_SERVERS are missing: one is needed'],
      [{ ADMIN_ORIGIN: '' }, 'ADMIN_ORIGIN is missing'],
    ] as const) {
      const { status, output } = await runToEnd(SCRIPT, environment(own), path.join(ground, 'error.log'));
      expect({ status, output }).toEqual({ status: 1, output: expect.stringContaining(message) as string });
    }
  });

  it('tells its exporter how many requests it served, on a port of its own only', async () => {
    const port = await freePort();
    await start({ STATUS_LISTEN: `127.0.0.1:${port}` });
    await ask(`${MEMBER}/about`);
    const { status, body } = await call(port, `http://127.0.0.1:${port}/status`);
    expect(status).toBe(200);
    expect(body.toString()).toMatch(
      /Active connections: \d+ \nserver accepts handled requests\n \d+ \d+ \d+/,
    );
    expect((await call(port, `http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await post(`${API}/status`)).body.toString()).toBe('{"success":true}');
  });

  it.each([
    ['two hosts', 'GET / HTTP/1.1', 'Host: NAME', 'Host: evil.test'],
    ['the same host twice', 'GET / HTTP/1.1', 'Host: NAME', 'host: NAME'],
    ['no host', 'GET / HTTP/1.1'],
    ['an empty host', 'GET / HTTP/1.1', 'Host: '],
    ['a host with a path', 'GET / HTTP/1.1', 'Host: NAME/evil'],
    ['an unknown host on a known connection', 'GET / HTTP/1.1', 'Host: evil.test'],
    ['an address of another server', 'GET http://evil.test/ HTTP/1.1', 'Host: NAME'],
    ['an address with its own name', 'GET https://NAME/ HTTP/1.1', 'Host: NAME'],
  ])('refuses a request that may be meant for another server: %s', async (_, ...lines) => {
    await start();
    for (const { hostname } of [API, MEMBER, ADMIN].map((origin) => new URL(origin))) {
      const socket = connectTls({
        port: httpsPort,
        host: '127.0.0.1',
        servername: hostname,
        rejectUnauthorized: false,
      });
      socket.write([...lines, 'Connection: close', '', ''].join('\r\n').replaceAll('NAME', hostname));
      const answer = await text(socket);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).not.toContain('evil.test');
    }
    const plain = connect({ port: httpPort, host: '127.0.0.1' });
    plain.write([...lines, 'Connection: close', '', ''].join('\r\n').replaceAll('NAME', 'campus.test'));
    // nginx resets the connection for an unknown name.
    expect(await text(plain).catch(() => '')).toMatch(/^(HTTP\/1\.1 400 |$)/);
    for (const server of [first, second, site, console_]) expect(server.seen).toEqual([]);
  });

  it('supports HTTP/2, and no TLS version before 1.2', async () => {
    await start();
    const session = connectHttp2(MEMBER, { port: httpsPort, host: '127.0.0.1', rejectUnauthorized: false });
    const stream = session.request({ ':path': '/' }).resume();
    const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
    await once(stream, 'end');
    expect(headers[':status']).toBe(200);
    session.close();
    const old = connectTls({
      port: httpsPort,
      servername: 'campus.test',
      maxVersion: 'TLSv1.1',
      minVersion: 'TLSv1',
    });
    await expect(once(old, 'secureConnect')).rejects.toThrow();
  });

  it('redirects HTTP to HTTPS and sends HSTS', async () => {
    await start();
    const { status, headers } = await call(httpPort, 'http://campus.test/about?x=1');
    expect({ status, location: headers.location }).toEqual({ status: 308, location: `${MEMBER}/about?x=1` });
    for (const address of [`${MEMBER}/`, `${ADMIN}/`, `${API}/`]) {
      expect((await ask(address)).headers['strict-transport-security']).toBe('max-age=31536000');
    }
  });

  it('answers 429 over the rate limit, in the API’s envelope, with CORS headers', async () => {
    await start({ RATE_PER_SECOND: '1', RATE_BURST: '3' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(`${API}/user/likes/toggleLike`)));
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].sort()).toEqual([200, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(json(refused?.body ?? Buffer.of())).toEqual({ ...envelope, error: 'too_many_requests' });
    expect(refused?.headers).toMatchObject({ 'retry-after': '1', 'access-control-allow-origin': MEMBER });
  });

  it('refuses no file of the sites and no picture to visitors behind one address, however many come at once', async () => {
    await start({ RATE_PER_SECOND: '1', RATE_BURST: '3', CONNECTIONS_PER_ADDRESS: '1' });
    const visits = Array.from({ length: 20 }, (_, n) => [
      ...['/landing', `/assets/index-${n}.js`, '/config.js'].map((file) => `${MEMBER}${file}`),
      `${ADMIN}/admin/`,
      `${API}/media/${n}.webp`,
    ]);
    const answers = await Promise.all(visits.flat().map((address) => ask(address)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const calls = await Promise.all(Array.from({ length: 20 }, () => post(`${API}/user/auth/login`)));
    expect(calls.map(({ status }) => status)).toContain(429);
  });

  it('limits pictures, too, so that made-up names cannot flood the API', async () => {
    await start({ RATE_PER_SECOND: '1', RATE_BURST: '1' });
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => ask(`${API}/media/${n}.webp`)));
    expect(answers.map(({ status }) => status)).toContain(429);
  });

  it('applies the rate limit per IPv6 network and per IPv4 address', async () => {
    await start({ RATE_PER_SECOND: '1', RATE_BURST: '3', TRUSTED_PROXIES: '127.0.0.1' });
    const statuses = async (address: (n: number) => string) => {
      const answers = Array.from({ length: 20 }, (_, n) =>
        post(`${API}/user/likes/toggleLike`, { headers: { 'X-Forwarded-For': address(n) } }),
      );
      return [...new Set((await Promise.all(answers)).map(({ status }) => status))].sort();
    };
    expect(await statuses((n) => `2001:db8:a:a:${n}::1`)).toEqual([200, 429]);
    expect(await statuses((n) => `2001:db8:a:${n + 16}::1`)).toEqual([200]);
    expect(await statuses((n) => `198.51.100.${n}`)).toEqual([200]);
  });

  it('also answers 429 to an address with too many concurrent requests', async () => {
    await first.stop();
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    first = await startServer(() => arrive());
    await start({ CONNECTIONS_PER_ADDRESS: '1', API_SERVERS: first.address, ANSWER_SECONDS: '2' });
    const held = post(`${API}/user/likes/toggleLike`);
    await arrived;
    expect((await post(`${API}/user/profile/get`)).status).toBe(429);
    expect((await held).status).toBe(504);
  });

  it('passes on each event of a stream at once, and counts streams apart from calls', async () => {
    await Promise.all([first.stop(), second.stop()]);
    const streams: ServerResponse[] = [];
    const answer: RequestListener = (request, response) => {
      if (request.url !== '/user/live/open') return answerOk(request, response);
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('event: hello\n\n');
      streams.push(response);
    };
    [first, second] = [await startServer(answer), await startServer(answer)];
    await start({ CONNECTIONS_PER_ADDRESS: '2', STREAMS_PER_ADDRESS: '6', ANSWER_SECONDS: '1' });
    // Browsers send all streams and calls over one connection, and each counts.
    const session = connectHttp2(API, { port: httpsPort, host: '127.0.0.1', rejectUnauthorized: false });
    const ask2 = (address: string) => {
      const stream = session.request({ ':path': address, ':method': 'POST' });
      // Ended by the test's own end.
      stream.on('error', () => undefined).end('{}');
      return stream;
    };
    const opened = Array.from({ length: 6 }, () => {
      const stream = ask2('/user/live/open').setEncoding('utf8');
      let read = '';
      stream.on('data', (part: string) => (read += part));
      return { status: once(stream, 'response'), read: () => read };
    });
    for (const { status } of opened) {
      const [headers] = (await status) as [Record<string, unknown>];
      expect(headers[':status']).toBe(200);
    }
    const haveAll = async (text: RegExp) => {
      const end = Date.now() + 1_000;
      while (Date.now() < end && !opened.every(({ read }) => text.test(read()))) await sleep(20);
      for (const { read } of opened) expect(read()).toMatch(text);
    };
    await haveAll(/^event: hello\n\n$/);
    const [refused] = (await once(ask2('/user/live/open'), 'response')) as [Record<string, unknown>];
    expect(refused[':status']).toBe(429);
    // Longer than a call may take to be answered.
    await sleep(1_500);
    streams.forEach((stream, n) => stream.write(`id: ${n}\n\n`));
    await haveAll(/\nid: \d\n\n$/);
    expect((await post(`${API}/user/likes/toggleLike`)).status).toBe(200);
    // Each process has its share, and a process with streams gets as many calls as one without.
    const held = [first, second].map(
      ({ seen }) => seen.filter(({ url }) => url === '/user/live/open').length,
    );
    expect(held).toEqual([3, 3]);
    session.destroy();
  });

  it('gives a fresh process no more calls than those whose streams are open', async () => {
    await Promise.all([first.stop(), second.stop()]);
    const answer: RequestListener = (request, response) => {
      if (request.url !== '/user/live/open') return answerOk(request, response);
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('event: hello\n\n');
    };
    first = await startServer(answer);
    await start({ API_SERVERS: `${first.address},${second.address}` });
    const session = connectHttp2(API, { port: httpsPort, host: '127.0.0.1', rejectUnauthorized: false });
    for (let n = 0; n < 20; n += 1) {
      const stream = session.request({ ':path': '/user/live/open', ':method': 'POST' });
      // Ended by the test's own end.
      stream.on('error', () => undefined).end('{}');
      await once(stream, 'response');
    }
    // The second process comes back.
    const [, port = ''] = second.address.split(':');
    second = await startServer(answerOk, Number(port));
    await sleep(2_500);
    first.seen.length = 0;
    for (let n = 0; n < 40; n += 1) await post(`${API}/user/likes/toggleLike`);
    const shares = [first, second].map(
      ({ seen }) => seen.filter(({ url }) => url !== '/user/live/open').length,
    );
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(10);
    session.destroy();
  });

  it('answers 502, and never 503, while no API process is running', async () => {
    await start();
    await first.stop();
    await second.stop();
    for (let round = 0; round < 10; round += 1) {
      const { status, body, headers } = await post(`${API}/admin/users/getUsers`);
      expect({ status, body: json(body) }).toEqual({
        status: 502,
        body: { ...envelope, error: 'internal_error' },
      });
      expect(headers['access-control-allow-origin']).toBe(ADMIN);
    }
  });

  it('answers 502 for a site that is down', async () => {
    await start();
    await site.stop();
    const { status, headers } = await ask(`${MEMBER}/`);
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 502,
      type: 'text/plain; charset=utf-8',
    });
  });

  it('answers 504 for an API that does not answer in time', async () => {
    await first.stop();
    first = await startServer(() => undefined);
    await start({ API_SERVERS: first.address, ANSWER_SECONDS: '1' });
    const { status, body } = await post(`${API}/user/profile/get`);
    expect({ status, body: json(body) }).toEqual({
      status: 504,
      body: { ...envelope, error: 'internal_error' },
    });
  });

  it('passes on the API’s 503 of announced maintenance unchanged', async () => {
    await first.stop();
    first = await startServer((_request, response) => response.writeHead(503).end('{"error":"maintenance"}'));
    await start({ API_SERVERS: first.address });
    const { status, body } = await post(`${API}/user/profile/get`);
    expect({ status, body: body.toString() }).toEqual({ status: 503, body: '{"error":"maintenance"}' });
  });

  it('fails no request while one of two processes is down', async () => {
    await start();
    await first.stop();
    const answers = await Promise.all(Array.from({ length: 40 }, () => post(`${API}/user/comments/create`)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(second.seen).toHaveLength(40);
  });

  it('fails no request for a site while one of its two processes is replaced', async () => {
    const other = await startServer((_request, response) => response.end('the member site'));
    await start({ MEMBER_SITE_SERVERS: `${site.address},${other.address}` });
    const statuses: number[] = [];
    const visit = async (times: number) => {
      for (let n = 0; n < times; n += 1) statuses.push((await ask(`${MEMBER}/landing`)).status);
    };
    const traffic = [visit(40), visit(40), visit(40)];
    await site.stop();
    await Promise.all(traffic);
    await other.stop();
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('never retries a POST that a process may have executed', async () => {
    await first.stop();
    await second.stop();
    const dying: RequestListener = (request) => request.resume().once('end', () => request.socket.destroy());
    [first, second] = [await startServer(dying), await startServer(dying)];
    await start();
    for (let round = 1; round <= 6; round += 1) {
      expect((await post(`${API}/user/comments/create`)).status).toBe(502);
      // Fewer when nginx has marked both as failed.
      expect(first.seen.length + second.seen.length).toBeLessThanOrEqual(round);
    }
    expect(Math.min(first.seen.length, second.seen.length)).toBeGreaterThan(0);
  });

  it('buffers a whole request before sending it to the API, so that slow clients do not block it', async () => {
    await start();
    const socket = connectTls({ port: httpsPort, servername: 'api.campus.test', rejectUnauthorized: false });
    await once(socket, 'secureConnect');
    socket.write(
      'POST /user/comments/create HTTP/1.1\r\nHost: api.campus.test\r\nContent-Length: 10\r\n\r\n12345',
    );
    await post(`${API}/user/profile/get`);
    expect([...first.seen, ...second.seen].map(({ url }) => url)).toEqual(['/user/profile/get']);
    socket.write('67890');
    await once(socket, 'data');
    expect([...first.seen, ...second.seen].map(({ url }) => url)).toContain('/user/comments/create');
    socket.destroy();
  });

  it('sends the client’s real address to the API and overwrites forged headers', async () => {
    await start({ API_SERVERS: first.address });
    const lies = { 'X-Forwarded-For': '6.6.6.6', Forwarded: 'for=6.6.6.6', 'X-Request-Id': 'mine-all-mine' };
    const { headers } = await post(`${API}/user/profile/get`, { headers: lies });
    const seen = first.seen[0]?.headers;
    expect(seen).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
    expect(seen).not.toHaveProperty('forwarded');
    expect(seen?.['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('trusts X-Forwarded-For from a configured load balancer', async () => {
    await start({ API_SERVERS: first.address, TRUSTED_PROXIES: '127.0.0.1' });
    await post(`${API}/user/profile/get`, { headers: { 'X-Forwarded-For': '198.51.100.7' } });
    expect(first.seen[0]?.headers['x-forwarded-for']).toBe('198.51.100.7');
  });

  it('writes no query string to any log, because it may contain the token that resets a password', async () => {
    await start();
    const secret = 'secret-of-the-link';
    await ask(`${MEMBER}/auth/reset-password?token=${secret}`);
    await call(httpPort, `http://campus.test/auth/reset-password?token=${secret}`);
    await site.stop();
    await ask(`${MEMBER}/auth/reset-password?token=${secret}`);
    await proxy?.stop();
    const access = await readFile(path.join(ground, 'access.log'), 'utf8');
    expect(access.match(/"path":"\/auth\/reset-password"/g)).toHaveLength(3);
    expect(access + (await proxy?.output())).not.toContain(secret);
  });

  it('logs only the first characters of a picture’s name, because the whole name gives access to the picture', async () => {
    await start({ API_SERVERS: first.address });
    const name = 'c0ffee'.repeat(7).slice(0, 40);
    await ask(`${API}/media/${name}.webp?w=480`);
    await ask(`${API}/media/${name.toUpperCase()}.WEBP`);
    await first.stop();
    await ask(`${API}/media/${name.replace('c0', 'd0')}.webp`);
    await proxy?.stop();
    const access = await readFile(path.join(ground, 'access.log'), 'utf8');
    expect(access).toContain('"path":"/media/c0ff....webp"');
    expect(access.match(/"path":"\/media\//g)).toHaveLength(3);
    expect(`${access}${await proxy?.output()}`.toLowerCase()).not.toContain(name.slice(6));
  });

  it('refuses bodies over the upload limit, in the API’s envelope', async () => {
    await start();
    const { status, body } = await post(`${API}/user/feeds/create`, {
      headers: {
        'Content-Length': String(Number(API_LIMITS.MAX_FORM_MEGABYTES) * 1024 ** 2 + 1),
        Connection: 'close',
      },
      body: '',
    });
    expect({ status, body: json(body) }).toEqual({
      status: 413,
      body: { ...envelope, error: 'payload_too_large' },
    });
  });

  it('does not expose readiness and metrics', async () => {
    await start();
    for (const address of ['/health/ready', '/metrics']) {
      const { status, body } = await ask(`${API}${address}`);
      expect({ status, body: json(body) }).toEqual({
        status: 404,
        body: { ...envelope, error: 'not_found' },
      });
    }
    expect((await ask(`${API}/health/live`)).status).toBe(200);
  });

  it('caches pictures, and serves them while the API is down', async () => {
    await first.stop();
    first = await startServer((_request, response) =>
      response
        .writeHead(200, { 'Content-Type': 'image/webp', 'Cache-Control': 'immutable' })
        .end('a picture'),
    );
    await start({ API_SERVERS: first.address });
    await ask(`${API}/media/abc.webp?w=480`);
    await ask(`${API}/media/abc.webp?w=480`);
    expect(first.seen.map(({ url }) => url)).toEqual(['/media/abc.webp?w=480']);
    await ask(`${API}/media/abc.webp?w=960`);
    expect(first.seen).toHaveLength(2);
    await first.stop();
    const { body, headers } = await ask(`${API}/media/abc.webp?w=480`);
    expect({ body: body.toString(), kept: headers['cache-control'] }).toEqual({
      body: 'a picture',
      kept: 'immutable',
    });
  });

  it('drops a removed picture from the cache, also when the API is down afterwards', async () => {
    let isThere = true;
    await first.stop();
    first = await startServer((_request, response) =>
      response.writeHead(isThere ? 200 : 404).end('a picture, or not'),
    );
    await start({ API_SERVERS: first.address, PICTURES_SECONDS: '1' });
    const picture = async () => (await ask(`${API}/media/abc.webp`)).status;
    expect(await picture()).toBe(200);
    isThere = false;
    const seen = [await picture()];
    while (seen.at(-1) === 200) seen.push(await picture());
    await first.stop();
    expect([seen.at(-1), await picture(), await picture()]).toEqual([404, 404, 404]);
  });

  it('drains a process under traffic and puts it back, without a failed request', async () => {
    await start(UNBOUNDED);
    const runDir = path.join(ground, 'run');
    let stopped = false;
    const statuses: number[] = [];
    const traffic = Array.from({ length: 4 }, async () => {
      while (!stopped) statuses.push((await post(`${API}/user/profile/get`)).status);
    });
    await switchServer({ runDir, address: first.address, isDrained: true });
    const [atDrain, others] = [first.seen.length, second.seen.length];
    while (second.seen.length < others + 50) await post(`${API}/user/profile/get`);
    // Requests that were running when it was drained may still have arrived.
    expect(first.seen.length - atDrain).toBeLessThanOrEqual(4);
    await first.stop();
    await expect(switchServer({ runDir, address: second.address, isDrained: true })).rejects.toThrow(
      'the only server left',
    );
    await switchServer({ runDir, address: first.address, isDrained: false });
    stopped = true;
    await Promise.all(traffic);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('loads a renewed certificate by itself, without a failed request', async () => {
    await first.stop();
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    first = await startServer((request, response) => {
      if (request.url === '/user/held') void released.then(() => answerOk(request, response));
      else answerOk(request, response);
    });
    await start({ API_SERVERS: first.address, ...UNBOUNDED });
    const served = async () => {
      const socket = connectTls({ port: httpsPort, servername: 'campus.test', rejectUnauthorized: false });
      await once(socket, 'secureConnect');
      const { fingerprint256 } = socket.getPeerCertificate();
      socket.destroy();
      return fingerprint256;
    };
    const before = await served();
    const session = connectHttp2(API, { port: httpsPort, host: '127.0.0.1', rejectUnauthorized: false });
    const stream = session.request({ ':method': 'POST', ':path': '/user/held' }).resume();
    const answered = once(stream, 'response') as Promise<[Record<string, unknown>]>;
    stream.end('{}');
    let renewed = false;
    const statuses: number[] = [];
    const traffic = Array.from({ length: 2 }, async () => {
      while (!renewed) statuses.push((await post(`${API}/user/profile/get`)).status);
    });
    makeCertificate(
      ground,
      [API, MEMBER, ADMIN].map((origin) => new URL(origin).hostname),
    );
    while ((await served()) === before) await sleep(200);
    renewed = true;
    await Promise.all(traffic);
    release();
    const [headers] = await answered;
    session.close();
    expect(headers[':status']).toBe(200);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('lists all invalid settings and does not start', async () => {
    const wrong = {
      API_ORIGIN: 'http://api.campus.test',
      API_SERVERS: 'api;drop',
      TLS_CERTIFICATE: 'certificate.pem',
      RATE_BURST: '-1',
      TRUSTED_PROXIES: 'everybody',
      ADMIN_ORIGIN: '',
    };
    const { status, output } = await runToEnd(SCRIPT, environment(wrong), path.join(ground, 'log'));
    expect(status).toBe(1);
    for (const name of Object.keys(wrong)) expect(output).toContain(`  - ${name} `);
  });

  it.each([
    ['with nothing but what is needed', {}],
    ['with everything', { ACME_DIR: '/var/lib/acme', TRUSTED_PROXIES: '10.0.0.0/8,::1', HSTS_SECONDS: '0' }],
    ['on every address', { LISTEN_HTTP: '38080', LISTEN_HTTPS: '38443' }],
  ])('has a configuration that nginx accepts without a warning, %s', (_how, own) => {
    const file = configureProxy(environment(own));
    const { status, stderr } = spawnSync(nginx, ['-e', 'stderr', '-t', '-q', '-c', file], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});
