import { joinByApi } from '../../../src/api.ts';
import { rememberMember } from '../../../src/steps.ts';
import { expect, test } from '../../../src/test.ts';

test.describe('a visitor', () => {
  for (const address of ['/', '/no-such-page', '/auth/joinNow/x']) {
    test(`who opens ${address} is redirected to the landing page`, async ({ page }) => {
      await page.goto(address);
      await expect(page).toHaveURL('/landing');
    });
  }

  test('who opens an unknown address below /landing sees a 404 page', async ({ page }) => {
    await page.goto('/landing/no-such-page');
    await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to Homepage' }).click();
    await expect(page).toHaveURL('/landing');
  });
});

test.describe('a member', () => {
  test.beforeEach(async ({ context }) => {
    await rememberMember(context, await joinByApi('Kabir Mehta'));
  });

  for (const address of ['/landing', '/landing/terms', '/', '/no-such-page']) {
    test(`who opens ${address} is redirected to the dashboard`, async ({ page }) => {
      await page.goto(address);
      await expect(page).toHaveURL('/dashboard');
    });
  }

  test('who opens an unknown address below /dashboard sees a 404 page', async ({ page }) => {
    await page.goto('/dashboard/no-such-page');
    await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
  });
});

test('the first screen’s code is prefetched while the member fills in the sign-in form', async ({ page }) => {
  await page.goto('/landing');
  // The button is enabled when the prerendered page is hydrated.
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  const onItsWay = page.waitForRequest(/\/assets\/home-[\w-]{8}\.js$/);
  await page.getByLabel('Email', { exact: true }).focus();
  await onItsWay;
});
