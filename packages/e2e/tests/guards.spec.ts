import { call, joinByApi } from '../src/api.ts';
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

  test('finds the console through the member site', async ({ page, environment }) => {
    await page.goto('/admin/users');
    await expect(page).toHaveURL(`${environment.consoleUrl}/login`);
  });
});

test.describe('a member', () => {
  let token: string;

  test.beforeEach(async ({ context }) => {
    token = await rememberMember(context, await joinByApi('Kabir Mehta'));
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
