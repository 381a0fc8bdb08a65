import { joinByApi, postByApi } from '../src/api.ts';
import { rememberMember } from '../src/steps.ts';
import { expect, test } from '../src/test.ts';

test('a post is liked with the keyboard alone, and the focus is visible', async ({ context, page }) => {
  const member = await joinByApi('Sneha Pillai');
  const token = await rememberMember(context, member);
  await postByApi(token, '<p>Find me with Tab</p>');
  await page.goto('/dashboard');
  const post = page.getByRole('article', { name: member.name }).filter({ hasText: 'Find me with Tab' });
  await expect(post).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();

  const like = post.getByRole('button', { name: /^Liked?$/ });

  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await like.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(like).toBeFocused();
  await expect(like).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Space');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(post.getByRole('button', { name: '1 like' })).toBeVisible();
  await expect(like).toBeFocused();
  // Repeated, because presses in quick succession count as one; never after the like is gone, or it would come back.
  await expect(async () => {
    if ((await like.getAttribute('aria-pressed')) === 'true') await page.keyboard.press('Enter');
    await expect(like).toHaveAttribute('aria-pressed', 'false', { timeout: 2_000 });
  }).toPass({ intervals: [500] });
  await expect(post.getByRole('button', { name: '1 like' })).toHaveCount(0);
});
