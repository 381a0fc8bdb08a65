import { joinByApi } from '../src/api.ts';
import { rememberMember } from '../src/steps.ts';
import { expect, test } from '../src/test.ts';

/** Files of scripts that the first post may wait for; their bytes are in member-web/vite.budget.ts. */
const MOST_SCRIPTS = 20;
const FEED = '/user/feeds/getAllFeeds';

test('the posts are asked for while the site’s code is still on its way, once, and no font comes before it', async ({
  page,
  context,
}) => {
  await rememberMember(context, await joinByApi('Meera Joshi'));
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
  expect(sentTo(/^\/assets\/.*\.js$/).length).toBeLessThanOrEqual(MOST_SCRIPTS);
});
