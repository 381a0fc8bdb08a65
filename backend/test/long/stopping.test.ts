import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startApiProcess, installation, statusOf, type ApiProcess } from '../support/api-process.js';
import { createDatabase } from '../support/database.js';
import { joinMember } from '../support/factories.js';
import { until } from '../support/until.js';

let base: Record<string, string>;
let api: ApiProcess;
beforeAll(async () => {
  base = await installation(await createDatabase());
});
afterEach(() => api.stop());

const start = async (env: Record<string, string>) => {
  api = await startApiProcess({ ...base, ...env });
};
const ready = () => statusOf(`${api.origin}/health/ready`);
const LOGIN = JSON.stringify({ emailOrPhone: 'nobody@example.in', password: 'mango pickle' });

/** A sign-in whose second half the test sends later, so that the request stays in flight. */
function slowLogin(agent?: Agent) {
  const call = request(`${api.origin}/user/auth/login`, {
    method: 'POST',
    agent,
    headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(LOGIN) },
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    call.once('response', resolve).once('error', reject);
  });
  call.write(LOGIN.slice(0, 10));
  return { answer, finish: () => call.end(LOGIN.slice(10)) };
}
const bodyOf = async (message: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString()) as unknown;
};

describe('on a stop signal, the API', () => {
  it('fails readiness at once, keeps serving while the proxy drains it, then accepts no more connections', async () => {
    // Time for the calls below on a slow machine.
    await start({ STOP_DRAIN_SECONDS: '6', STOP_FINISH_SECONDS: '5' });
    expect(await ready()).toBe(200);
    api.kill('SIGTERM');
    await until(async () => (await ready()) === 500);
    expect(await statusOf(`${api.origin}/health/live`)).toBe(200);
    const answer = await api.call('/user/auth/login', { emailOrPhone: 'a', password: 'b' }).expect(401);
    expect(answer.headers.connection).toBe('close');
    const preflight = await api.http().options('/user/auth/login').set('Origin', 'http://localhost:5173');
    expect(preflight.headers.connection).toBe('close');
    await until(async () => (await statusOf(`${api.origin}/health/live`)) === undefined);
    expect(await api.ended).toEqual({ code: 0, signal: null });
  });

  it('finishes running requests and sends Connection: close', async () => {
    await start({ STOP_DRAIN_SECONDS: '0', STOP_FINISH_SECONDS: '30' });
    const agent = new Agent({ keepAlive: true });
    const login = slowLogin(agent);
    expect(await ready()).toBe(200);
    api.kill('SIGTERM');
    await until(async () => (await ready()) === undefined);
    login.finish();
    const answer = await login.answer;
    expect(answer.statusCode).toBe(401);
    expect(answer.headers.connection).toBe('close');
    expect(await bodyOf(answer)).toMatchObject({ error: 'invalid_credentials' });
    expect(await api.ended).toEqual({ code: 0, signal: null });
    agent.destroy();
  });

  it('aborts hanging requests and still shuts down gracefully', async () => {
    await start({ STOP_DRAIN_SECONDS: '0', STOP_FINISH_SECONDS: '1' });
    const login = slowLogin();
    const cut = expect(login.answer).rejects.toThrow(/socket hang up|ECONNRESET/);
    expect(await ready()).toBe(200);
    api.kill('SIGTERM');
    await cut;
    expect(await api.ended).toEqual({ code: 0, signal: null });
    expect(api.output()).toContain('were cut off');
  });

  it('does not wait for idle connections', async () => {
    await start({ STOP_DRAIN_SECONDS: '0', STOP_FINISH_SECONDS: '300' });
    const agent = new Agent({ keepAlive: true });
    const login = slowLogin(agent);
    login.finish();
    await bodyOf(await login.answer);
    api.kill('SIGTERM');
    expect(await api.ended).toEqual({ code: 0, signal: null });
    agent.destroy();
  });

  it('ends immediately on a second signal', async () => {
    await start({ STOP_DRAIN_SECONDS: '300' });
    api.kill('SIGTERM');
    await until(async () => (await ready()) === 500);
    api.kill('SIGTERM');
    expect(await api.ended).toEqual({ code: 1, signal: null });
  });
});

describe('a request that arrives too slowly', () => {
  it('is refused when its JSON does not arrive in time', async () => {
    await start({ BODY_SECONDS: '1' });
    const login = slowLogin();
    const answer = await login.answer;
    expect(answer.statusCode).toBe(408);
    expect(answer.headers.connection).toBe('close');
    expect(await bodyOf(answer)).toMatchObject({ success: false, error: 'malformed_request' });
  });

  it('is cut off when its headers do not arrive in time', async () => {
    await start({ BODY_SECONDS: '1' });
    expect(await conversation(api.origin, 'POST /user/auth/login HTTP/1.1\r\nHost: a\r\n')).toMatch(
      /^HTTP\/1\.1 408 /,
    );
  });

  it('is cut off when its form does not arrive in time', async () => {
    await start({ UPLOAD_SECONDS: '1' });
    const { token } = await joinMember(api);
    const head = [
      'POST /user/feeds/create HTTP/1.1',
      'Host: a',
      `Authorization: ${token}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 999',
      '',
      '--x',
    ].join('\r\n');
    expect(await conversation(api.origin, head)).toMatch(/^HTTP\/1\.1 408 /);
  });
});

/** Sends bytes and returns everything received until the server closes the connection. */
function conversation(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  return text(socket);
}
