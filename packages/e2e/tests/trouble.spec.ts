import { call, joinByApi, type Member } from '../src/api.ts';
import { threePictures } from '../src/pictures.ts';
import { abortRequests, photosOf, rememberMember, signIn } from '../src/steps.ts';
import { expect, test, type Page } from '../src/test.ts';

const NETWORK_ERROR = 'Network error or server is not responding. Please try again later.';

test.use({ provokesErrors: true });

let member: Member;
let token: string;

test.beforeEach(async ({ context }) => {
  member = await joinByApi('Harpreet Gill');
  token = await rememberMember(context, member);
});

test('a session that ends on the server signs out with a notice and keeps the draft', async ({ page }) => {
  const stream = page.waitForResponse('**/user/live/open');
  await page.goto('/dashboard');
  await writeDraft(page, 'Half a thought');
  // A session that ends earlier refuses the stream, and the next call tells the member.
  await stream;
  await call('/user/auth/logout', {}, token);
  // The stream of live updates tells of it within seconds, without a call of the member's.
  const notice = page.getByRole('alert').filter({ hasText: 'Please sign in again' });
  await expect(notice).toContainText('You have been signed out');
  await expect(page).toHaveURL('/landing?next=%2Fdashboard#login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await signIn(page, member);
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Draft: Half a thought' }).click();
  await expect(page.getByRole('textbox', { name: 'Your post' })).toHaveText('Half a thought');
});

test('a wrong password shows an error on the sign-in card and ends no session', async ({
  page,
  anotherBrowser,
}) => {
  const other = await (await anotherBrowser()).newPage();
  await other.goto('/landing');
  const form = other.getByRole('form', { name: 'Sign in' });
  const places = () =>
    form
      .locator('input, button')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  await other.getByRole('tab', { name: 'Sign in' }).click();
  await expect(form).toBeVisible();
  const before = await places();
  await signIn(other, { email: member.email, password: 'not the password' });
  await expect(other.getByRole('alert')).toHaveText('Invalid credentials');
  expect(await places(), 'the form does not move').toEqual(before);
  await expect(other.getByRole('alertdialog')).toHaveCount(0);
  await other.getByLabel('Password', { exact: true }).fill('x');
  await expect(other.getByRole('alert')).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Posts' })).toBeVisible();
});

test.describe('offline', () => {
  test('the feed shows an error and loads with "Try Again"', async ({ page }) => {
    await abortRequests(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('alert')).toContainText('Failed to fetch feeds');
    await expect(page.getByRole('alert')).toContainText(NETWORK_ERROR);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a post that cannot be sent is kept over a reload and sent later', async ({ page }) => {
    await page.goto('/dashboard');
    await writeDraft(page, 'Written on a train');
    const composer = page.getByRole('dialog', { name: 'New post' });
    await composer.getByLabel('Choose photos').setInputFiles(await threePictures());
    await expect(composer.getByText(photosOf(3))).toBeVisible();
    await abortRequests(page, '/user/feeds/create');
    await composer.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(composer.getByRole('alert')).toContainText(NETWORK_ERROR);
    await expect(composer.getByRole('textbox', { name: 'Your post' })).toHaveText('Written on a train');
    await expect(composer.getByText(photosOf(3))).toBeVisible();
    await page.reload();
    await expect(composer.getByRole('textbox', { name: 'Your post' })).toHaveText('Written on a train');
    await page.unrouteAll();
    await composer.getByRole('button', { name: 'Post', exact: true }).click();
    const post = page.getByRole('article', { name: member.name }).filter({ hasText: 'Written on a train' });
    await expect(post.getByRole('button', { name: /^Open picture/ })).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Share your thoughts...' })).toBeVisible();
  });
});

/** Opens the composer, types, and waits until the draft is saved. */
async function writeDraft(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Share your thoughts...' }).click();
  const composer = page.getByRole('dialog', { name: 'New post' });
  await composer.getByRole('textbox', { name: 'Your post' }).pressSequentially(text);
  await expect(composer.getByText('Draft saved')).toBeVisible();
}
