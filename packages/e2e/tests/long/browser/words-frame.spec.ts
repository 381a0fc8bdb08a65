import { joinByApi, postByApi } from '../../../src/api.ts';
import { rememberMember, todayInIndia } from '../../../src/steps.ts';
import { expect, test, type Page } from '../../../src/test.ts';

// The layout around the screens, with the texts and the order of the specification.

const EXPLORE = ['Learning', 'Internships', 'Projects', 'Community', 'Blogs', 'Pages', 'Find your career'];

test('a visitor sees the header, the footer, and the 404 page', async ({ page }) => {
  await page.goto('/about');
  expect(await labelsIn(page.getByRole('navigation', { name: 'Main' }))).toEqual(EXPLORE);
  await expectCareerLink(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/landing#login',
  );

  const footer = page.getByRole('contentinfo');
  const addresses = await footer
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual([
    ...['/about', '/blogs', '/community', '/learning', '/projects', '/internships'],
    ...['/privacy', '/terms', '/refund'],
  ]);
  await expect(footer).toContainText('We build tools and a meeting place for students');
  await expect(footer).toContainText(`© ${todayInIndia({ year: 'numeric' })}`);

  await page.goto('/info/anything');
  await expect(page.getByRole('heading', { name: 'Info', exact: true })).toBeVisible();
  await page.goto('/landing/auth/nowhere');
  await expectNotFound(page);
});

test('a member sees the navigation in order, and the 404 page', async ({ context, page }) => {
  await rememberMember(context, await joinByApi('Meher Irani'));
  for (const address of ['/dashboard/nowhere', '/dashboard/pages/nowhere']) {
    await page.goto(address);
    await expectNotFound(page);
  }
  expect(await labelsIn(page.getByRole('navigation', { name: 'Main' }))).toEqual(['Dashboard', ...EXPLORE]);
  await expectCareerLink(page);
  await page.getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test.describe('a screen that crashes', () => {
  test.use({ provokesErrors: true });

  test('is replaced by an error screen, and other screens still work', async ({
    context,
    page,
    environment,
    problems,
  }) => {
    const token = await rememberMember(context, await joinByApi('Meher Irani'));
    const id = await postByApi(token, '<p>Whole</p>');
    await page.route(`${environment.apiOrigin}/user/feeds/getFeedById`, (route) =>
      route.fulfill({
        headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
        json: { success: true, data: { id } },
      }),
    );
    await page.goto('/dashboard');
    await page.goto(`/dashboard/feed/${id}`);
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page).toHaveTitle(/^Unexpected Application Error!/);
    // The full error is shown for troubleshooting.
    await expect.poll(() => problems.errors.join('\n')).toContain('TypeError');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('article')).toContainText('Whole');
  });
});

/** The visible texts of the links in a navigation, without texts for screen readers. */
async function labelsIn(navigation: ReturnType<Page['getByRole']>): Promise<string[]> {
  const texts = await navigation.getByRole('link').allInnerTexts();
  return texts.map((text) => text.replace('(opens in a new tab)', '').trim());
}

async function expectCareerLink(page: Page): Promise<void> {
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Find your career/ });
  await expect(link).toHaveAttribute('href', /^https:/);
  await expect(link).toHaveAttribute('target', '_blank');
}

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
}
