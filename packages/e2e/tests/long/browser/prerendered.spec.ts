import { joinByApi } from '../../../src/api.ts';
import { rememberMember } from '../../../src/steps.ts';
import { expect, test, type Page } from '../../../src/test.ts';

const pages = [
  ...['landing', 'learning', 'internships', 'projects', 'community', 'blogs'],
  ...[
    'pages',
    'about',
    'terms',
    'privacy',
    'refund',
    'help-now',
    'grievance',
    'transparency',
    'landing/about',
  ],
];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const name of pages) {
    test(`/${name} is readable and has a title and a description`, async ({ page, environment }) => {
      await page.goto(`/${name}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(/\S · Campus Commons$/);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^.{40,}$/s);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `${environment.memberOrigin}/${name.replace('landing/', '')}`,
      );
      await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
      expect(await page.content(), 'placeholders are filled in').not.toMatch(/__[A-Z_]+__|\.invalid/);
    });
  }

  test('a shared link of a post has a title, a text and a picture, but no content of the post', async ({
    page,
    request,
  }) => {
    await page.goto('/dashboard/feed/1');
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Campus Commons');
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    const answer = await request.get(picture ?? '');
    expect(answer.headers()['content-type']).toBe('image/png');
  });
});

test('the prerendered markup is hydrated, not replaced', async ({ page }) => {
  // The site's code is delayed until the painted heading is marked.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  // A clock that is not the build's: a site runs into the next year.
  await page.clock.setFixedTime('2035-01-01T12:00:00Z');
  await page.goto('/landing', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((element) => element.setAttribute('data-first', ''));
  release();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  await expect(heading).toHaveAttribute('data-first', '');
});

test('the root address shows visitors the landing page before the site’s code has loaded', async ({
  page,
}) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('form', { name: 'Join' })).toBeVisible();
  await expect(page).toHaveURL('/landing');
});

test('only the form that opens is visible before hydration', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  for (const [address, form] of [
    ['/landing', 'Join'],
    ['/landing#login', 'Sign in'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('form')).toHaveCount(1);
    await expect(page.getByRole('form', { name: form })).toBeVisible();
  }
});

test('taps before hydration on Menu, Phone and the eye of the password take effect', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const [address, name, done] of [
    ['/landing', 'Menu', () => expect(page.getByRole('link', { name: 'Learning' }).first()).toBeVisible()],
    ['/terms', 'Menu', () => expect(page.getByRole('link', { name: 'Learning' }).first()).toBeVisible()],
    ['/landing#login', 'Phone', () => expect(page.getByLabel('Phone number')).toBeVisible()],
    [
      '/landing#login',
      'Show password',
      () => expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible(),
    ],
  ] as const) {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('about:blank');
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('button', { name, exact: true }).click();
    release();
    await done();
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('input typed before hydration is kept and not submitted early', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/landing#login', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email', { exact: true }).fill('nafisa@example.edu');
  await form.getByLabel('Password', { exact: true }).fill('half a password');
  await form.getByLabel('Password', { exact: true }).press('Enter');
  release();
  await expect(form.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  await expect(page).toHaveURL('/landing#login');
  await expect(form.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue('nafisa@example.edu');
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('half a password');
});

test('a page reached by a redirect or opened by a member has its metadata once', async ({
  page,
  anotherBrowser,
}) => {
  const described = [
    'meta[name="description"]',
    'meta[property="og:title"]',
    'meta[property="og:description"]',
  ];
  await page.goto('/');
  await expect(page).toHaveURL('/landing');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  for (const tag of described) await expect(page.locator(tag)).toHaveCount(1);
  await expect(page).toHaveTitle(/\S · Campus Commons$/);

  const browser = await anotherBrowser();
  await rememberMember(browser, await joinByApi('Kabir Mehta'));
  const membersPage = await browser.newPage();
  await membersPage.goto('/about');
  await expect(membersPage.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  for (const tag of [...described, 'link[rel="canonical"]']) {
    await expect(membersPage.locator(tag)).toHaveCount(1);
  }
});

test('a member sees the splash and then their frame, never the page for visitors', async ({
  context,
  page,
}) => {
  await rememberMember(context, await joinByApi('Kabir Mehta'));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/learning', { waitUntil: 'commit' });
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  // The markup is there, but hidden from the first paint on.
  await expect(page.locator('#root h1')).toBeAttached();
  await expect(page.locator('#root h1')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Login' })).toBeHidden();
  const shown = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen = new Set<string>();
        const look = () => {
          for (const link of document.querySelectorAll<HTMLElement>('a[href="/landing#login"]'))
            if (link.offsetParent) seen.add('the page for visitors');
          if (document.querySelector('main h1') && document.querySelector('header a[href="/dashboard"]')) {
            resolve([...seen]);
          } else requestAnimationFrame(look);
        };
        look();
      }),
  );
  release();
  expect(await shown).toEqual([]);
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL('/learning');
});

/**
 * The criteria of Chrome, https://web.dev/articles/install-criteria; a browser without windows cannot be asked for its
 * verdict.
 */
test('the browser offers to install the site', async ({ page, context }) => {
  await page.goto('/landing');
  const client = await context.newCDPSession(page);
  const { url, errors, data } = await client.send('Page.getAppManifest');
  expect(errors, 'faults that the browser finds in the manifest').toEqual([]);
  const manifest = JSON.parse(data ?? '') as WebManifest;
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/', scope: '/' });
  expect(manifest.name).toMatch(/\S/);
  expect(manifest.prefer_related_applications).toBeUndefined();

  const icons = manifest.icons.filter(({ type }) => type === 'image/png');
  const sizes = await Promise.all(icons.map(({ src }) => sizeOf(page, new URL(src, url).href)));
  expect(sizes).toEqual(icons.map((icon) => icon.sizes));
  const plain = icons.filter(({ purpose = 'any' }) => purpose === 'any').map((icon) => icon.sizes);
  expect(plain).toEqual(expect.arrayContaining(['192x192', '512x512']));
});

/** The parts of the manifest that are read here. */
interface WebManifest {
  name: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
  prefer_related_applications?: boolean;
}

/** Size of a picture as the browser decodes it, e.g. 192x192; rejects when it cannot. */
function sizeOf(page: Page, address: string): Promise<string> {
  return page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return `${image.naturalWidth}x${image.naturalHeight}`;
  }, address);
}
