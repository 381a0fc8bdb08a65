import { joinByApi, postByApi, type Member } from '../../../src/api.ts';
import { openComposer } from '../../../src/screens/feed.ts';
import { viewports } from '../../../src/screens.ts';
import { rememberMember, showOwnPosts } from '../../../src/steps.ts';
import { expect, test, type Page } from '../../../src/test.ts';

const LINES = Array.from({ length: 6 }, (_, line) => `<p>Line ${line + 1}</p>`).join('');

let member: Member;
let token: string;

test.beforeEach(async ({ context, page }) => {
  await showOwnPosts(page);
  member = await joinByApi('Zara Sheikh');
  token = await rememberMember(context, member);
  for (let post = 1; post <= 8; post += 1) await postByApi(token, LINES);
});

test('back, forward and reload restore the scroll position', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('article').nth(7)).toBeAttached();
  await scrollBy(page, 1500);
  await expectScrolledTo(page, 1500);
  // Dispatched without moving the mouse, which would scroll.
  await page.getByRole('article').getByRole('link', { name: member.name }).first().dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
  await expect(page.getByRole('article').nth(7)).toBeAttached();
  await expectScrolledTo(page, 0);
  await scrollBy(page, 400);
  await expectScrolledTo(page, 400);

  await page.goBack();
  await expectScrolledTo(page, 1500);
  await page.goForward();
  await expectScrolledTo(page, 400);
  await page.goBack();
  await expectScrolledTo(page, 1500);
  await page.reload();
  await expectScrolledTo(page, 1500);
});

test('a typed address starts at the top, whatever the previous scroll position was', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('article').nth(7)).toBeAttached();
  await scrollBy(page, 1500);
  await expectScrolledTo(page, 1500);
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('article').nth(7)).toBeAttached();
  await expectScrolledTo(page, 0);
});

test('a composer opened by its link closes to the screen that it was opened on', async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  // The first page of this tab: going back would leave the site.
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Write a post' }).dblclick();
  const composer = page.getByRole('dialog', { name: 'New post' });
  await composer.getByRole('button', { name: 'Close' }).click();
  await expect(composer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Share your thoughts...' })).toBeVisible();

  await page.getByRole('link', { name: 'Write a post' }).click();
  await page.goBack();
  await expect(composer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Share your thoughts...' })).toBeVisible();
});

test('a dialog that a double click opens is closed by a click beside it, not by the second click', async ({
  page,
}) => {
  await page.goto('/dashboard/pages');
  await page.getByRole('button', { name: 'Create Page' }).hover();
  await click(page, 1);
  const dialog = page.getByRole('dialog', { name: 'Create Page' });
  await expect(dialog).toBeVisible();
  await click(page, 2);
  await dialog.getByLabel('Title').fill('Chess Club');
  // The history says whether it is open, and not a transition.
  await page.reload();
  await expect(dialog.getByLabel('Title')).toHaveValue('Chess Club');
  await page.mouse.move(5, 5);
  await click(page, 1);
  await expect(dialog).toBeHidden();
});

test('a double click that closes the composer stays on the feed', async ({ page }) => {
  await page.goto('/dashboard/pages');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const composer = await openComposer(page);
  await composer.getByRole('button', { name: 'Close' }).dblclick();
  await expect(composer).toBeHidden();
  await expect(page).toHaveURL('/dashboard');
});

test('the link to the feed, pressed on the feed, shows new posts', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('article').nth(7)).toBeAttached();
  await scrollBy(page, 1500);
  await expectScrolledTo(page, 1500);
  await postByApi(token, '<p>Written meanwhile</p>');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expectScrolledTo(page, 0);
  await expect(page.getByText('Written meanwhile')).toBeVisible();
});

/** The `count`-th click in a row at the pointer. */
async function click(page: Page, count: number): Promise<void> {
  await page.mouse.down({ clickCount: count });
  await page.mouse.up({ clickCount: count });
}

async function scrollBy(page: Page, height: number): Promise<void> {
  await page.mouse.move(720, 450);
  await page.mouse.wheel(0, height);
}

async function expectScrolledTo(page: Page, height: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(height);
}
