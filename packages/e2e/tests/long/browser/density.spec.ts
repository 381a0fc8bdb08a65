import { joinByApi, postByApi } from '../../../src/api.ts';
import { makePicture } from '../../../src/pictures.ts';
import { rememberMember, showOwnPosts } from '../../../src/steps.ts';
import { expect, test, type Page } from '../../../src/test.ts';

let token: string;

test.beforeEach(async ({ context, page }) => {
  await showOwnPosts(page);
  token = await rememberMember(context, await joinByApi('Nafisa Khan'));
  await postByApi(token, '<p>The older one.</p>');
  await postByApi(token, '<p>The newer one.</p>', [await makePicture('olive', 'jpeg', 1200, 800)]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first post begins above 200 px, below the tabs and the composer', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('tab', { name: 'Following' })).toBeVisible();
    expect(await topOfPost(page, 0)).toBeLessThan(200);
  });
});

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const [what, width, height] of [
    ['a photo', 1200, 800],
    ['a square', 1000, 1000],
    ['a poster', 1080, 1920],
  ] as const) {
    test(`the second post is seen below a first one with ${what}`, async ({ page }) => {
      const picture = await makePicture('olive', 'jpeg', width, height);
      await postByApi(token, '<p>The newest one.</p>', [picture]);
      await page.goto('/dashboard');
      expect(await topOfPost(page, 0)).toBeLessThan(250);
      expect(await topOfPost(page, 1)).toBeLessThan(860);
    });
  }
});

async function topOfPost(page: Page, index: number): Promise<number> {
  const post = page.getByRole('article').nth(index);
  await expect(post).toBeAttached();
  return post.evaluate((element) => element.getBoundingClientRect().top);
}
