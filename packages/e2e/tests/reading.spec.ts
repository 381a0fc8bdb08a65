import { joinByApi, postByApi, type Member } from '../src/api.ts';
import { threePictures } from '../src/pictures.ts';
import { rememberMember } from '../src/steps.ts';
import { expect, test } from '../src/test.ts';

let member: Member;
let token: string;

test.beforeEach(async ({ context }) => {
  member = await joinByApi('Gurleen Kaur');
  token = await rememberMember(context, member);
});

test('a long post is folded until the reader expands it', async ({ page }) => {
  const id = await postByApi(
    token,
    Array.from({ length: 60 }, (_, line) => `<p>Line ${line + 1}</p>`).join(''),
  );
  await page.goto('/dashboard');
  const post = page.getByRole('article', { name: member.name }).filter({ hasText: 'Line 60' }).first();
  await expect(post.getByText('Line 60')).not.toBeInViewport();
  await post.getByRole('button', { name: 'Show more' }).click();
  await post.getByText('Line 60').scrollIntoViewIfNeeded();
  await expect(post.getByText('Line 60')).toBeInViewport();
  await post.getByRole('button', { name: 'Show less' }).click();
  await expect(post.getByText('Line 60')).not.toBeInViewport();
  await expect(post.getByText('Line 1', { exact: true })).toBeInViewport();
  await page.goto(`/dashboard/feed/${id}`);
  await expect(page.getByText('Line 60')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('a text up to 222 px high is shown whole, a higher one is folded under a fade of 192 px', async ({
  page,
}) => {
  await postByApi(token, '<p>As high as it is made</p>');
  await page.goto('/dashboard/profile');
  const text = page.getByText('As high as it is made');
  const button = page.getByRole('button', { name: 'Show more' });
  // The height is measured directly in the folded element.
  const setHeight = (height: number) =>
    text.evaluate((element, px) => {
      const content = element.closest<HTMLElement>('[id] > div');
      if (content) content.style.height = `${px}px`;
    }, height);
  await setHeight(223);
  await expect(button).toBeVisible();
  const fold = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
  await expect(fold).toHaveCSS('height', '192px');
  expect(await fold.evaluate((element) => getComputedStyle(element, '::after').height)).toBe('192px');
  await setHeight(222);
  await expect(button).toHaveCount(0);
  await expect(fold).toHaveCSS('height', '222px');
});

test('the arrow keys page through the pictures in the lightbox, and Escape closes it', async ({ page }) => {
  await page.goto(`/dashboard/feed/${await postByApi(token, '<p>Look</p>', await threePictures())}`);
  const second = page.getByRole('button', { name: /^Open picture 2 of 3/ });
  await second.click();
  const viewer = page.getByRole('dialog', { name: `Pictures by ${member.name}` });
  await expect(viewer.getByText('2 / 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('3 / 3')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText('1 / 3')).toBeVisible();
  await viewer.getByRole('button', { name: 'Zoom in' }).click();
  await expect(viewer.getByText('125%')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(second).toBeFocused();
});

test('the feed has pages; address, reload and Back keep the page', async ({ page }) => {
  // The demo content fills several pages; posting more here would push other tests' posts off the first.
  await page.goto('/dashboard');
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  const firstOfPageOne = await page.getByRole('article').first().innerText();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/dashboard?page=2');
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.getByRole('article').first().innerText()).not.toBe(firstOfPageOne);
  await page.reload();
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
});
