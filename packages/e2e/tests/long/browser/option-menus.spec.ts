import type { Locator } from '@playwright/test';
import { call, joinByApi, pageByApi, postByApi, tokenOf } from '../../../src/api.ts';
import { viewports } from '../../../src/screens.ts';
import { rememberMember } from '../../../src/steps.ts';
import { expect, test, type Page } from '../../../src/test.ts';

/** Lowest row that a thumb can choose. */
const MIN_ROW_PIXELS = 48;

test.use({ viewport: viewports.phone });

test('the menus of posts and comments are sheets on a phone, and menus beside their button elsewhere', async ({
  context,
  page,
}) => {
  const token = await rememberMember(context, await joinByApi('Farah Qureshi'));
  const postId = await postByApi(token, '<p>Who brings string?</p>');
  await call('/user/comments/create', { feedId: postId, comment: 'I do' }, token);
  const othersId = await postByApi(await tokenOf(await joinByApi('Rohit Bansal')), '<p>String for sale</p>');
  const menus = [
    [`/dashboard/feed/${postId}`, 'Options for this post'],
    [`/dashboard/feed/${postId}`, 'Edit or delete this comment'],
    [`/dashboard/feed/${othersId}`, 'Options for Rohit Bansal'],
  ] as const;

  for (const [path, label] of menus) {
    await test.step(label, async () => {
      await page.setViewportSize(viewports.phone);
      await page.goto(path);
      const button = page.getByRole('button', { name: label });
      const rows = page.getByRole('menu', { name: label }).locator('[role^="menuitem"]');
      await button.click();
      const sheet = page.getByRole('region', { name: label });
      await expect.poll(() => bottomOf(sheet)).toBe(viewports.phone.height);
      await expect(rows.first()).toBeFocused();
      for (const row of await rows.all())
        expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(MIN_ROW_PIXELS);
      await closeWithKey(page, button);

      await page.setViewportSize(viewports.desktop);
      await button.click();
      await expect(rows.first()).toBeFocused();
      await expect(sheet).toHaveCount(0);
      await closeWithKey(page, button);
    });
  }
});

test('a menu that is open while the window grows or shrinks stays open to screen readers', async ({
  context,
  page,
}) => {
  const token = await rememberMember(context, await joinByApi('Farah Qureshi'));
  const postId = await postByApi(token, '<p>Who brings string?</p>');
  await page.goto(`/dashboard/feed/${postId}`);
  const button = page.getByRole('button', { name: 'Options for this post' });
  await button.click();
  const edit = page.getByRole('menuitem', { name: 'Edit' });
  const sheet = page.getByRole('region', { name: 'Options for this post' });
  await expect(sheet).toBeVisible();
  for (const viewport of [viewports.desktop, viewports.phone]) {
    await page.setViewportSize(viewport);
    await expect(sheet).toHaveCount(viewport === viewports.phone ? 1 : 0);
    await expect(edit).toBeFocused();
  }
  await closeWithKey(page, button);
});

test('on a phone the places for a post are a sheet', async ({ context, page }) => {
  const token = await rememberMember(context, await joinByApi('Farah Qureshi'));
  await pageByApi(token, 'Kite makers');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Share your thoughts...' }).click();
  const chip = page.getByRole('button', { name: /Everyone/ });
  await chip.click();
  const sheet = page.getByRole('region', { name: 'Where it goes' });
  await expect.poll(() => bottomOf(sheet)).toBe(viewports.phone.height);
  await expect(page.getByRole('menuitemradio', { name: 'Everyone' })).toBeFocused();
  const place = page.getByRole('menuitemradio', { name: 'Kite makers' });
  expect((await place.boundingBox())?.height).toBeGreaterThanOrEqual(MIN_ROW_PIXELS);
  await place.click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Kite makers/ })).toBeFocused();
});

async function bottomOf(sheet: Locator): Promise<number | undefined> {
  const box = await sheet.boundingBox();
  return box ? Math.round(box.y + box.height) : undefined;
}

async function closeWithKey(page: Page, button: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
}
