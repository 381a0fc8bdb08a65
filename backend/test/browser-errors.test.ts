import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import { jest } from '@jest/globals';
import { AppLogger } from '../src/platform/logging/app-logger.js';
import { startApp, type TestApp } from './support/app.js';

const REPORT = {
  message: "TypeError: Cannot read properties of undefined (reading 'author')",
  frames: ['Feed.load@/assets/index-C3xk9.js:1:23', '@/admin/assets/index-B1.js:4:5'],
  route: '/profile/:id',
  release: 'index-C3xk9.js',
};
const ADMIN_ORIGIN = 'https://console.campus.test';

let app: TestApp;
let metrics: string;
const warn = () => jest.spyOn(app.nest.get(AppLogger), 'warn');
const start = async (env: Record<string, string>) => {
  const port = await freePort();
  metrics = `http://127.0.0.1:${port}/metrics`;
  app = await startApp({ METRICS_PORT: String(port), ADMIN_ORIGIN, ...env });
};
const counted = async (site: string) =>
  (await (await fetch(metrics)).text()).includes(`campus_browser_errors_total{site="${site}"} 1\n`);
afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
});

it('a report is one line in the log and counted, with no address of the sender', async () => {
  await start({});
  const logged = warn();
  await app.call('/public/reportError', REPORT).expect(200);
  const message = 'Error: asha@example.org was not found';
  const answer = await app
    .call('/admin/reportError', { ...REPORT, message })
    .set('Origin', ADMIN_ORIGIN)
    .expect(200);
  expect(answer.headers['access-control-allow-origin']).toBe(ADMIN_ORIGIN);
  expect(logged.mock.calls).toEqual([
    [{ site: 'member', ...REPORT }, 'An error in a browser'],
    [{ site: 'console', ...REPORT, message: 'Error: (address) was not found' }, 'An error in a browser'],
  ]);
  expect([await counted('member'), await counted('console')]).toEqual([true, true]);
});

it.each([
  ['a query in a frame', { frames: ['f@/assets/index-C3xk9.js?token=a:1:2'] }],
  ['another site’s code', { frames: ['f@https://elsewhere.example/assets/a.js:1:2'] }],
  ['no frame', { frames: [] }],
  ['too many frames', { frames: Array.from({ length: 21 }, () => REPORT.frames[0]) }],
  ['a name in the route', { route: '/profile/Asha Rao' }],
  ['a query in the route', { route: '/profile?token=a' }],
  ['a long message', { message: 'a'.repeat(201) }],
  ['a text besides', { input: 'what I typed' }],
])('a report with %s is refused', async (_name, changed) => {
  await start({});
  const logged = warn();
  await app.call('/public/reportError', { ...REPORT, ...changed }).expect(400);
  expect(logged).not.toHaveBeenCalled();
});

it('a large body is refused before it is parsed, and many reports of one address are refused', async () => {
  await start({ LIMIT_BROWSER_ERROR: '2/3600' });
  for (const call of ['/public/reportError', '/ADMIN/reportError'])
    await app.call(call, { ...REPORT, message: 'a'.repeat(8200) }).expect(413);
  for (const status of [200, 200, 429]) await app.call('/public/reportError', REPORT).expect(status);
});

it('reports can be turned off: they are answered and not recorded', async () => {
  await start({ BROWSER_ERRORS: 'false' });
  const logged = warn();
  await app.call('/public/reportError', REPORT).expect(200);
  expect(logged).not.toHaveBeenCalled();
  expect(await counted('member')).toBe(false);
});
