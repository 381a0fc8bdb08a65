import { call, joinByApi, type Member } from '../src/api.ts';
import { rememberMember, signIn } from '../src/steps.ts';
import { expect, test } from '../src/test.ts';

test.describe('a visitor', () => {
  test('who opens a member’s address signs in first and is then taken there', async ({ page }) => {
    const member = await joinByApi('Nafisa Khan');
    await page.goto('/dashboard?page=1');
    await expect(page).toHaveURL('/landing?next=%2Fdashboard%3Fpage%3D1#login');
    await signIn(page, member);
    await expect(page).toHaveURL('/dashboard?page=1');
    await expect(page.getByRole('region', { name: 'Posts' })).toBeVisible();
  });

  test('is never redirected to another site by `next`', async ({ page, baseURL }) => {
    const member = await joinByApi('Nafisa Khan');
    await page.goto('/landing?next=https://evil.example/#login');
    await signIn(page, member);
    await expect(page).toHaveURL(`${baseURL}/dashboard`);
  });

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

  test('finds the console through the member site', async ({ page, environment }) => {
    await page.goto('/admin/users');
    await expect(page).toHaveURL(`${environment.consoleUrl}/login`);
  });
});

test.describe('a member', () => {
  let member: Member;
  let token: string;

  test.beforeEach(async ({ context }) => {
    member = await joinByApi('Kabir Mehta');
    token = await rememberMember(context, member);
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

  test('signs out in every tab, and the token is no longer valid', async ({ context, page }) => {
    const otherTab = await context.newPage();
    await otherTab.goto('/dashboard');
    await expect(otherTab.getByRole('region', { name: 'Posts' })).toBeVisible();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /Account$/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/landing');
    await expect(otherTab).toHaveURL('/landing');
    // The site removes the token at once; the server's session ends a moment later.
    await expect(async () => {
      await expect(call('/user/feeds/getAllFeeds', {}, token)).rejects.toThrow('401');
    }).toPass({ timeout: 10_000 });
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
