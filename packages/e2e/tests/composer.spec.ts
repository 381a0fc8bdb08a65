import { joinByApi } from '../src/api.ts';
import { openComposer } from '../src/screens/feed.ts';
import { rememberMember } from '../src/steps.ts';
import { expect, test } from '../src/test.ts';

test.beforeEach(async ({ context }) => {
  await rememberMember(context, await joinByApi('Tenzin Dolma'));
});

test('at 200 % zoom there is room to write, and every control can be reached', async ({ page }) => {
  // What a window of 1440×900 leaves when everything in it is twice as large.
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/dashboard');
  const composer = await openComposer(page);
  const text = composer.getByRole('textbox', { name: 'Your post' });
  const fourLines = 4 * 26;
  expect((await text.boundingBox())?.height).toBeGreaterThan(fourLines);
  await expect(text).toBeInViewport({ ratio: 1 });
  await expect(composer.getByRole('button', { name: 'Post', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(composer.getByRole('toolbar')).toBeInViewport({ ratio: 1 });
});

test('closing a composer that a reload has kept open leaves the focus where it can be opened again', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await openComposer(page);
  await page.reload();
  await page.getByRole('dialog', { name: 'New post' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Share your thoughts...' })).toBeFocused();
});
