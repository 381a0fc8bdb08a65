import { joinByApi, postByApi, tokenOf } from '../../../src/api.ts';
import { makePicture } from '../../../src/pictures.ts';
import { rememberMember } from '../../../src/steps.ts';
import { expect, test } from '../../../src/test.ts';

/** Maximum number of script files before the first post; their size is limited in member-web/vite.budget.ts. */
const MAX_SCRIPTS = 16;
const FEED = '/user/feeds/getAllFeeds';
/** A post with several kinds of blocks, short enough not to be collapsed on a phone. */
const HOSTEL_RULES = '<h1>Rules</h1><p>Mess.</p><p>Quiet.</p><h4>Gates</h4><ul><li>Ten</li><li>Six</li></ul>';

test('the posts are requested once, while the site’s code is still loading, and before any font', async ({
  page,
  context,
}) => {
  await rememberMember(context, await joinByApi('Meera Joshi'));
  // Such a device loads nothing ahead; the other scripts would be counted as well.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const sent: { path: string; method: string }[] = [];
  page.on('request', (request) =>
    sent.push({ path: new URL(request.url()).pathname, method: request.method() }),
  );
  const sentTo = (pattern: RegExp) =>
    sent.filter(({ path, method }) => pattern.test(path) && method !== 'OPTIONS');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });

  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === FEED);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await answered;
  expect(sentTo(/\.woff2$/)).toEqual([]);
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(sentTo(/^\/user\/feeds\/getAllFeeds$/)).toHaveLength(1);
  expect(sentTo(/^\/assets\/.*\.js$/).length).toBeLessThanOrEqual(MAX_SCRIPTS);
});

test('the first posts are readable before the site’s code has loaded, at the place where the site then shows them', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  // The greeting with her name is wider than a phone; the early one has no name.
  const member = await joinByApi('Venkatanarasimharajuvaripeta Iyer');
  const token = await tokenOf(member);
  await postByApi(token, HOSTEL_RULES);
  // Above the other post, so that a frame of another height moves that one.
  await postByApi(token, '<p>Concert</p>', [await makePicture('tomato', 'png', 500, 700)]);
  await rememberMember(context, member);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(?!early-posts).*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  // Only the early placeholder posts: the site's own code is held back.
  await page.route('**/*.woff2', () => undefined);
  const places = (within: string) =>
    page
      .locator(`${within} article :is(h1, h4, p, li)`)
      .evaluateAll((lines) =>
        lines.slice(0, 8).map((line) => [line.textContent, Math.round(line.getBoundingClientRect().top)]),
      );

  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('#root')).toBeEmpty();
  const before = await places('#early-posts');
  expect(before.length).toBeGreaterThan(0);
  release();
  await expect(page.getByRole('button', { name: 'Account' }).first()).toBeVisible();
  await expect(page.locator('#early-posts')).toHaveCount(0);
  await expect(page.locator('#root article').nth(1)).toBeVisible();
  expect((await places('#root')).slice(0, before.length)).toEqual(before);
});
