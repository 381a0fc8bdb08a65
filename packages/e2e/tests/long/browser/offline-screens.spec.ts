import { idOf, joinByApi, pageByApi, postByApi } from '../../../src/api.ts';
import { viewports } from '../../../src/screens.ts';
import { expectSiteShown, rememberMember } from '../../../src/steps.ts';
import { expect, test, type Page } from '../../../src/test.ts';

const FAILURES = /Failed to fetch|Network error|Unexpected Application Error!|An error occurred/;
/** What is logged of calls and code that cannot be fetched, also of a call that was running when the network went. */
const EXPECTED =
  /ERR_INTERNET_DISCONNECTED|failed TypeError: Failed to fetch|dynamically imported module|could not be loaded/;
/** React renders again when code that it had begun to render does not arrive; src/test.ts adds the cause. */
const RECOVERED = /Minified React error #520/;
const BECAUSE_OF_CODE = /#520.* because of ChunkLoadError/;

function unexpected(errors: readonly string[]): string[] {
  const isRecovery = errors.some((error) => BECAUSE_OF_CODE.test(error));
  return errors.filter((error) => !EXPECTED.test(error) && !(isRecovery && RECOVERED.test(error)));
}

const PUBLIC = [
  'about',
  'learning',
  'internships',
  'projects',
  'community',
  'blogs',
  'pages',
  'terms',
  'privacy',
];
const VISITORS = [
  '/landing/auth/signIn',
  '/landing/auth/joinNow',
  '/landing/auth/forgot-password',
  '/landing/nowhere',
];

test.use({ provokesErrors: true });

/** Follows a link of the site to an address: nothing is loaded again. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    // The key tells the router that it is another place, as a link does.
    const state = { key: to };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);
  await expect(page).toHaveURL(address);
}

/** Expects the strip, and no word of a failure and no alert, also once every call has failed. */
async function expectCalm(page: Page, address: string): Promise<void> {
  await expect(page.getByText('You are offline').first(), address).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]'), address).toHaveCount(0);
  expect(await page.locator('body').innerText(), address).not.toMatch(FAILURES);
  // Read once, because a toast goes by itself.
  expect(await page.getByRole('alert').count(), address).toBe(0);
}

for (const [device, viewport] of Object.entries(viewports)) {
  test.describe(`offline, on a ${device}`, () => {
    test.use({ viewport });

    test('no screen of a member calls it a failure, opened before or not', async ({
      context,
      page,
      problems,
    }) => {
      const member = await joinByApi('Harpreet Gill');
      const token = await rememberMember(context, member);
      const post = await postByApi(token, '<p>Written before the tunnel</p>');
      const ownPage = await pageByApi(token, 'Tunnel Club');
      const [written, titled] = ['Written before the tunnel', 'Tunnel Club'];
      // The texts take turns, so that none is found on the screen before.
      const opened: [address: string, text: string][] = [
        ['/dashboard', written],
        ['/dashboard/pages', titled],
        [`/dashboard/feed/${post}`, written],
        ['/dashboard/pages', titled],
        ['/dashboard/profile', written],
      ];
      const unopened = [
        '/dashboard?feed=following',
        `/dashboard/pages/details/${ownPage}`,
        `/dashboard/profile?userId=${await idOf(await joinByApi('Zoya Khan'))}`,
        '/dashboard/notifications',
        '/dashboard/search?q=tunnel',
        '/dashboard/saved',
        '/dashboard/drafts',
        '/dashboard/account-settings',
        '/dashboard/nowhere',
        ...PUBLIC.map((name) => `/${name}`),
      ];
      await page.goto('/dashboard');
      await expectSiteShown(page);
      const expectText = (text: string, address: string) =>
        expect(
          page.getByRole('article').filter({ hasText: text, visible: true }).first(),
          address,
        ).toBeVisible();
      for (const [address, text] of opened) {
        await follow(page, address);
        await expectText(text, address);
      }
      await context.setOffline(true);
      for (const [address, text] of opened) {
        await follow(page, address);
        await expectCalm(page, address);
        await expectText(text, address);
      }
      for (const address of unopened) {
        await follow(page, address);
        await expectCalm(page, address);
      }
      await follow(page, '/dashboard');
      await page.getByText('Share your thoughts...').first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(dialog.getByText('You are offline')).toHaveCount(device === 'phone' ? 1 : 0);
      await page.keyboard.press('Escape');
      // Closing goes back in the history, which would undo what is followed meanwhile.
      await expect(dialog).toHaveCount(0);
      await follow(page, '/dashboard/saved');
      await expect(page.getByText('Not loaded yet')).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText('Nothing saved yet')).toBeVisible();
      await expect(page.getByText('You are offline')).toHaveCount(0);
      expect(unexpected(problems.errors)).toEqual([]);
    });

    test('no screen of visitors calls it a failure', async ({ context, page, problems }) => {
      await page.goto('/landing');
      // The prerendered forms are visible before their code has loaded; their tabs are enabled afterwards.
      await expect(page.getByRole('tab', { name: 'Sign in' })).toBeEnabled();
      await context.setOffline(true);
      for (const address of ['/landing', ...VISITORS, ...PUBLIC.map((name) => `/landing/${name}`)]) {
        await follow(page, address);
        await expectCalm(page, address);
      }
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('You are offline')).toHaveCount(0);
      expect(unexpected(problems.errors)).toEqual([]);
    });
  });
}
