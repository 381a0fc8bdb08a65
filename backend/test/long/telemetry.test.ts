import pg from 'pg';
import { installation, startApiProcess, type ApiProcess } from '../support/api-process.js';
import { createDatabase } from '../support/database.js';
import { joinMember, photo, type TestMember } from '../support/factories.js';
import { startOtlpReceiver, type OtlpReceiver, type Span } from '../support/otlp-receiver.js';
import { startSentryReceiver, type SentryReceiver } from '../support/sentry-receiver.js';
import { until } from '../support/until.js';

const COMMENT = 'the key is under the third stone';
/** Counts the modules that are imported and names those of the two services on stderr; throws on a signal. */
const HOOKS = `
  let count = 0;
  export async function resolve(name, context, next) {
    const found = await next(name, context);
    count += 1;
    if (count === 100) process._rawDebug('IMPORTED a hundred');
    if (found.url.includes('telemetry') || found.url.includes('sentry')) process._rawDebug('IMPORTED ' + found.url);
    return found;
  }`;
const dataUrl = (script: string) => `data:text/javascript,${encodeURIComponent(script)}`;
const OBSERVED = dataUrl(`
  import { register } from 'node:module';
  register(${JSON.stringify(dataUrl(HOOKS))});
  process.on('SIGUSR2', () => { throw new Error('thrown on purpose for "Asha Rao"'); });`);

let database: string;
let api: ApiProcess;
let collector: OtlpReceiver;
let sentry: SentryReceiver;
beforeEach(async () => {
  [database, collector, sentry] = await Promise.all([
    createDatabase(),
    startOtlpReceiver(),
    startSentryReceiver(),
  ]);
});
afterEach(() => Promise.all([api.stop(), collector.stop(), sentry.stop()]));

const start = async (env: Record<string, string> = {}) => {
  api = await startApiProcess({ ...(await installation(database)), LOG_LEVEL: 'warn', ...env }, [
    '--import',
    OBSERVED,
  ]);
};
const tracing = () => ({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin, OTEL_BSP_SCHEDULE_DELAY: '200' });
const imported = () => [...api.output().matchAll(/^IMPORTED (.*)$/gm)].map(([, url = '']) => url);
const ofServices = () =>
  imported().filter((url) => url !== 'a hundred' && !url.includes('telemetry-settings'));
const onDatabase = async (statement: string) => {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query(statement);
  await client.end();
};
const asha = { name: 'Asha Rao', email: 'asha.rao@college.example.in', phone: '9876543210' };
/** A comment that the database refuses with an error that quotes it. */
const failingComment = async ({ token }: TestMember, post: string) => {
  await onDatabase(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'no room for "%" of asha.rao@college.example.in, 9876543210', NEW.body; END $$;
    CREATE TRIGGER refuse BEFORE INSERT ON comment FOR EACH ROW EXECUTE FUNCTION refuse()`);
  const { body } = await api
    .call('/user/comments/create?from=asha', { feedId: post, comment: COMMENT }, token)
    .set('X-Request-Id', 'request-of-a-member')
    .expect(500);
  return String(body.requestId);
};
const postWithPicture = async ({ token }: TestMember) => {
  const { body } = await api
    .http()
    .post('/user/feeds/create')
    .set('Authorization', token)
    .field('feedData', JSON.stringify({ content: `<p>${COMMENT}</p>` }))
    .attach('images', await photo(200, 100), 'asha-at-home.jpg')
    .expect(201);
  return {
    id: String(body.data.id),
    picture: String(body.data.imagesUrl?.[0] ?? body.data.feedData.imagesUrl[0]),
  };
};

describe('traces', () => {
  it('show a request and its statements, and no personal data', async () => {
    await start({
      ...tracing(),
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=collector%20key=,x-tenant=campus',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=rehearsal',
    });
    const member = await joinMember(api, asha);
    const { id, picture } = await postWithPicture(member);
    await api.http().get(`/${picture}?w=480&who=asha`).expect(200);
    const requestId = await failingComment(member, id);

    const requestSpan = () =>
      collector
        .spans()
        .find(({ attributes }) => attributes['http.response.header.x-request-id'] === requestId);
    await until(() => requestSpan() !== undefined);
    const request = requestSpan() as Span;
    expect(request).toMatchObject({ name: 'POST /user/comments/create', parentSpanId: '' });
    expect(request.attributes).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/user/comments/create',
      'http.response.status_code': 500,
    });
    const statements = collector
      .spans()
      .filter(({ traceId, attributes }) => traceId === request.traceId && attributes['db.system.name']);
    expect(statements.length).toBeGreaterThan(1);
    const failed = statements.find((statement) => statement.failed);
    expect(failed?.attributes).toMatchObject({
      'db.system.name': 'postgresql',
      'db.postgresql.plan': expect.any(String),
      'db.query.text': expect.stringContaining('$1'),
    });
    const inTrace = new Set(collector.spans().map(({ spanId }) => spanId));
    for (const { parentSpanId } of statements) expect(inTrace).toContain(parentSpanId);
    expect(collector.resource()).toMatchObject({
      'service.name': 'campus-commons-api',
      'service.version': expect.any(String),
      'deployment.environment.name': 'rehearsal',
    });
    expect(collector.headers()).toMatchObject({ 'x-key': 'collector key=', 'x-tenant': 'campus' });
    expectImpersonal(collector.text(), [member.token, picture.slice(6, 30), '127.0.0.1:5432']);
    expect(collector.spans().map(({ name }) => name)).not.toContain('GET /health/live');
    expect(ofServices().some((url) => url.includes('@opentelemetry/sdk-trace-node'))).toBe(true);
  });

  it('that are waiting are sent when the process is told to stop', async () => {
    await start({
      ...tracing(),
      OTEL_BSP_SCHEDULE_DELAY: '600000',
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '1',
      STOP_DRAIN_SECONDS: '0',
      STOP_FINISH_SECONDS: '1',
    });
    await api.call('/user/feeds/getAllFeeds').expect(401);
    expect(collector.spans()).toEqual([]);
    api.kill('SIGTERM');
    expect(await api.ended).toEqual({ code: 0, signal: null });
    expect(collector.spans().map(({ name }) => name)).toContain('POST /user/feeds/getAllFeeds');
  });

  it('cost no request anything while the collector is away', async () => {
    await collector.stop();
    await start({ ...tracing(), STOP_DRAIN_SECONDS: '0', STOP_FINISH_SECONDS: '1' });
    const member = await joinMember(api, asha);
    await postWithPicture(member);
    api.kill('SIGTERM');
    expect(await api.ended).toEqual({ code: 0, signal: null });
    collector = await startOtlpReceiver();
  });
});

describe('errors', () => {
  it('of requests and of jobs are reported with id and place, and no personal data', async () => {
    await onDatabase('ALTER TABLE password_reset RENAME TO password_reset_gone');
    await start({ SENTRY_DSN: sentry.dsn });
    const member = await joinMember(api, asha);
    const { id, picture } = await postWithPicture(member);
    await api.call('/user/feeds/getAllFeeds', {}, 'no token').expect(401);
    const requestId = await failingComment(member, id);

    await until(() => sentry.events().length >= 2);
    const byTag = (name: string, value: string) => sentry.events().find(({ tags }) => tags[name] === value);
    const ofRequest = byTag('requestId', requestId);
    expect(ofRequest).toMatchObject({
      level: 'error',
      release: expect.stringMatching(/^campus-commons@\d+\.\d+\.\d+\+./),
      tags: { code: 'P0001' },
    });
    const [fault] = ofRequest?.exception.values ?? [];
    expect(fault?.value).toBe('no room for … of (address), …');
    expect(fault?.stacktrace.frames.some(({ filename }) => filename.includes('/dist/'))).toBe(true);
    expect(byTag('job', 'forget old reset links')).toMatchObject({ tags: { code: '42P01' } });
    // Refusals are no errors.
    expect(sentry.events().every(({ tags }) => tags.code !== undefined)).toBe(true);
    expectImpersonal(sentry.text(), [member.token, picture.slice(6, 30)]);
    expect(ofServices().some((url) => url.includes('@sentry/core'))).toBe(true);
  });

  it('that end the process are reported before it ends', async () => {
    await start({ SENTRY_DSN: sentry.dsn });
    api.kill('SIGUSR2');
    expect(await api.ended).toEqual({ code: 1, signal: null });
    expect(sentry.events()).toEqual([
      expect.objectContaining({
        level: 'fatal',
        exception: { values: [expect.objectContaining({ value: 'thrown on purpose for …' })] },
      }),
    ]);
  });

  it('are not all reported when every request fails, and hold nothing up when the service is away', async () => {
    await start({ SENTRY_DSN: sentry.dsn });
    const member = await joinMember(api, asha);
    await onDatabase('ALTER TABLE post RENAME TO post_gone');
    for (let count = 0; count < 80; count += 1) {
      await api.call('/user/feeds/getAllFeeds', {}, member.token).expect(500);
    }
    await until(() => sentry.events().length >= 30);
    // The test may cross into the next minute.
    expect(sentry.events().length).toBeLessThanOrEqual(60);
    expect(api.output()).toContain('More errors than are reported in a minute');
    await sentry.stop();
    await api.call('/user/feeds/getAllFeeds', {}, member.token).expect(500);
    sentry = await startSentryReceiver();
  });
});

it('without settings, nothing is loaded and nothing is sent', async () => {
  await start();
  await failingComment(await joinMember(api, asha), '1').catch(() => undefined);
  expect(imported()).toContain('a hundred');
  expect(ofServices()).toEqual([]);
  expect([collector.text(), sentry.text()]).toEqual(['', '']);
});

function expectImpersonal(text: string, secrets: readonly string[]): void {
  expect(text.length).toBeGreaterThan(500);
  for (const secret of [...Object.values(asha), COMMENT, 'asha', 'who=', 'supertest', ...secrets]) {
    expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
  }
}
