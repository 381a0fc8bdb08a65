import type { Browser, BrowserContext, Page } from '@playwright/test';
import { administratorToken, joinByApi, newPerson, tokenOf } from '../../../../src/api.ts';
import type { Environment } from '../../../../src/environment.ts';
import { startTestStack, type TestStack } from '../../../../src/test-stack.ts';
import { openComposer } from '../../../../src/screens/feed.ts';
import { logIntoConsole, signIn } from '../../../../src/steps.ts';
import { expect, test } from '../../../../src/test.ts';

/** The texts of the second deployment; the special character is escaped differently in markup, JSON and scripts. */
const values = {
  BRAND_NAME: 'Vidya & Daughters',
  TAGLINE: 'One courtyard further',
  CONTACT_EMAIL: 'office@vidya.example',
};

// The second deployment is started once, not once per worker.
test.describe.configure({ mode: 'default' });

let stack: TestStack;
let second: Environment;

test.beforeAll(async () => {
  stack = await startTestStack({ siteEnv: values, demoContent: false });
  second = stack.environment;
});
test.afterAll(() => stack.stop());

test('two deployments are one build with two configurations', async ({ environment }) => {
  const pages = (at: Environment) => [`${at.memberOrigin}/landing`, `${at.consoleUrl}/login`];
  for (const [index, page] of pages(environment).entries()) {
    const other = pages(second)[index] ?? '';
    const [scripts, otherScripts] = [await scriptsOf(page), await scriptsOf(other)];
    expect(scripts.size).toBeGreaterThan(0);
    expect(otherScripts).toEqual(scripts);
  }
  for (const path of ['/config.js', '/admin/config.js']) {
    const origin = path === '/config.js' ? second.memberOrigin : new URL(second.consoleUrl).origin;
    const config = await (await fetch(`${origin}${path}`)).text();
    expect(config).toContain(second.apiOrigin);
    expect(config).not.toContain(environment.apiOrigin);
  }
});

test('the second member site has its own title, header, footer, prerendered pages and manifest', async ({
  browser,
}) => {
  const html = await (await fetch(`${second.memberOrigin}/about`)).text();
  expect(html).toMatch(/<title>[^<]* · Vidya &amp; Daughters<\/title>/);
  expect(html).toContain(`<link rel="canonical" href="${second.memberOrigin}/about"`);
  expect(html).not.toContain('Campus Commons');
  const manifest = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
  const { name } = (await (await fetch(new URL(manifest, second.memberOrigin))).json()) as { name: string };
  expect(name).toBe(values.BRAND_NAME);

  const { page } = await visit(browser, `${second.memberOrigin}/landing`);
  await expect(page).toHaveTitle(/ · Vidya & Daughters$/);
  await expect(page.getByRole('banner').getByText(values.BRAND_NAME)).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(values.TAGLINE)).toBeVisible();
  await expect(page.getByText('Campus Commons')).toHaveCount(0);
  await page.goto(`${second.memberOrigin}/refund`);
  await expect(page.locator(`a[href^="mailto:${values.CONTACT_EMAIL}"]`).first()).toBeVisible();
  await page.context().close();
});

test('the second member site calls only its own API', async ({ browser }) => {
  const person = newPerson('Lalrinpuii Hmar');
  expect((await call(second, '/user/auth/signUp', person)).status).toBe(201);
  const { page, asked, errors } = await visit(browser, `${second.memberOrigin}/landing#login`);
  await signIn(page, person);
  await expect(page).toHaveURL(`${second.memberOrigin}/dashboard`);
  const composer = await openComposer(page);
  await composer.getByRole('textbox', { name: 'Your post' }).fill('First in this courtyard');
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article', { name: person.name })).toContainText('First in this courtyard');
  expect([...asked].sort()).toEqual([second.apiOrigin, second.memberOrigin].sort());
  expect(errors).toEqual([]);
  await page.goto(`${second.memberOrigin}/admin`);
  await expect(page).toHaveURL(`${second.consoleUrl}/login`);
  await page.context().close();
});

test('the second console has its own brand, administrator and members', async ({ browser }) => {
  const stranger = await joinByApi('Stranger Thapa');
  const { page, asked, errors } = await visit(browser, second.consoleUrl);
  await expect(page).toHaveTitle('Login · Vidya & Daughters Console');
  await expect(page.getByText(values.BRAND_NAME)).toBeVisible();
  await expect(page.getByRole('link', { name: 'member site' })).toHaveAttribute('href', second.memberOrigin);
  await logIntoConsole(page, second.administrator);
  await expect(page).toHaveTitle('Home · Vidya & Daughters Console');
  await expect(page.getByRole('banner').getByText(values.BRAND_NAME)).toBeVisible();
  await page.goto(`${second.consoleUrl}/users?search=${encodeURIComponent(stranger.email)}`);
  await expect(page.getByText(`Nobody matches “${stranger.email}”`)).toBeVisible();
  await page.goto(`${second.consoleUrl}/contact`);
  await expect(page.getByRole('link', { name: values.CONTACT_EMAIL })).toBeVisible();
  expect([...asked].sort()).toEqual([second.apiOrigin, new URL(second.consoleUrl).origin].sort());
  expect(errors).toEqual([]);
  await page.context().close();
});

test('the tokens and the administrator of one deployment are refused by the other', async ({
  environment,
}) => {
  const member = await joinByApi('Meenakshi Iyer');
  const tokens = {
    '/user/feeds/getAllFeeds': await tokenOf(member),
    '/admin/users/getUsers': await administratorToken(),
  };
  for (const [path, token] of Object.entries(tokens)) {
    expect((await call(environment, path, {}, token)).status).toBe(200);
    expect((await call(second, path, {}, token)).status).toBe(401);
  }
  expect((await call(second, '/admin/auth/login', environment.administrator)).status).toBe(401);
  const login = { emailOrPhone: member.email, password: member.password };
  expect((await call(second, '/user/auth/login', login)).status).toBe(401);
});

test('each site’s content security policy allows only its own API, and the browser enforces it', async ({
  browser,
  environment,
}) => {
  for (const [at, other] of [
    [environment, second],
    [second, environment],
  ] as const) {
    for (const address of [`${at.memberOrigin}/landing`, `${at.consoleUrl}/login`]) {
      const policy = (await fetch(address)).headers.get('content-security-policy') ?? '';
      expect(policy).toContain(`connect-src 'self' ${at.apiOrigin};`);
      expect(policy).toContain(`img-src 'self' data: blob: ${at.apiOrigin};`);
      expect(policy).not.toContain(other.apiOrigin);
      const { page, errors } = await visit(browser, address);
      expect(await isAnswered(page, `${other.apiOrigin}/public/getHighlights`)).toBe(false);
      expect(errors.join()).toContain('Content Security Policy');
      await page.context().close();
    }
  }
});

test('an API’s CORS headers allow only its own sites, each for its own calls', async ({
  browser,
  environment,
}) => {
  const consoleOrigin = (at: Environment) => new URL(at.consoleUrl).origin;
  const open = [
    [environment.memberOrigin, '/public/getHighlights', true],
    [environment.memberOrigin, '/admin/users/getUsers', false],
    [consoleOrigin(environment), '/admin/users/getUsers', true],
    [second.memberOrigin, '/public/getHighlights', false],
    [second.memberOrigin, '/user/feeds/getAllFeeds', false],
    [consoleOrigin(second), '/admin/users/getUsers', false],
  ] as const;
  for (const [origin, path, isOpen] of open) {
    const { headers } = await fetch(`${environment.apiOrigin}${path}`, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });
    // The API always names its own site in the header; the browser then refuses every other origin.
    expect(headers.get('access-control-allow-origin') === origin, `${origin} ${path}`).toBe(isOpen);
  }
  // The browser enforces it: this page of the second site has no content security policy that would block it first.
  for (const [address, isOpen] of [
    [`${environment.memberOrigin}/landing`, true],
    [`${second.memberOrigin}/landing`, false],
    [`${second.consoleUrl}/login`, false],
  ] as const) {
    const { page } = await visit(browser, address, { bypassCSP: true });
    expect(await isAnswered(page, `${environment.apiOrigin}/public/getHighlights`), address).toBe(isOpen);
    await page.context().close();
  }
});

/** Opens an address in a new browser context, and records the requests and errors of its pages. */
async function visit(
  browser: Browser,
  address: string,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ page: Page; asked: Set<string>; errors: string[] }> {
  const context: BrowserContext = await browser.newContext(options);
  const asked = new Set<string>();
  const errors: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http')) asked.add(origin);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const page = await context.newPage();
  await page.goto(address);
  return { page, asked, errors };
}

/** Whether a page can call an address and read the response. */
function isAnswered(page: Page, address: string): Promise<boolean> {
  return page.evaluate(
    (url) =>
      fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }).then(
        ({ ok }) => ok,
        () => false,
      ),
    address,
  );
}

/** The scripts of a page: path → content. */
async function scriptsOf(page: string): Promise<Map<string, string>> {
  const html = await (await fetch(page)).text();
  const scripts = new Map<string, string>();
  for (const [, path = ''] of html.matchAll(/(?:src|href)="([^"]*assets\/[^"]+\.js)"/g)) {
    scripts.set(path, await (await fetch(new URL(path, page))).text());
  }
  return scripts;
}

function call({ apiOrigin }: Environment, path: string, body: object, token = ''): Promise<Response> {
  return fetch(`${apiOrigin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: token },
    body: JSON.stringify(body),
  });
}
