import { joinByApi, postByApi } from '../../../src/api.ts';
import { makePicture } from '../../../src/pictures.ts';
import { viewports } from '../../../src/screens.ts';
import { rememberMember } from '../../../src/steps.ts';
import { expect, test, type Page } from '../../../src/test.ts';

// What opens at once, although its code is still loading. How long the whole takes is measured by "npm run openings".

test.use({ viewport: viewports.phone });

test('the composer slides in as an opaque skeleton, can be closed, and then takes text', async ({
  page,
  context,
}) => {
  await rememberMember(context, await joinByApi('Imran Sheikh'));
  const arrive = await holdBack(page, '**/assets/ComposerContent-*.js');
  await page.goto('/dashboard');
  const row = page.getByRole('button', { name: 'Share your thoughts...' });
  const composer = page.getByRole('dialog', { name: 'New post' });

  await row.click();
  await expect(composer.getByRole('status', { name: 'Opening the composer' })).toBeVisible();
  await expect.poll(() => composer.boundingBox()).toMatchObject({ y: 0, ...viewports.phone });
  expect(await composer.evaluate((sheet) => getComputedStyle(sheet).opacity)).toBe('1');
  await composer.getByRole('button', { name: 'Close' }).click();
  await expect(composer).toHaveCount(0);

  await row.click();
  arrive();
  await expect(composer.getByRole('textbox', { name: 'Your post' })).toBeFocused();
});

test('the viewer shows the picture before its controls', async ({ page, context }) => {
  const token = await rememberMember(context, await joinByApi('Imran Sheikh'));
  await postByApi(token, '<p>Look</p>', [await makePicture('teal', 'jpeg', 1200, 800)]);
  const arrive = await holdBack(page, '**/assets/Scene-*.js');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open picture' }).first().click();
  const viewer = page.getByRole('dialog', { name: /^Pictures by/ });
  await expect(viewer.locator('img')).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeVisible();
  arrive();
  await expect(viewer.getByText('1 / 1')).toBeVisible();
});

/** Delays a file until the returned function is called. */
async function holdBack(page: Page, pattern: string): Promise<() => void> {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return arrive;
}
