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

test('what is typed while the composer opens is kept, letter by letter, when the editor takes over', async ({
  page,
  context,
}) => {
  await rememberMember(context, await joinByApi('Imran Sheikh'));
  const arrive = await holdBack(page, '**/assets/Editor-*.js');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Share your thoughts...' }).click();
  const composer = page.getByRole('dialog', { name: 'New post' });
  const text = composer.getByRole('textbox', { name: 'Your post' });
  await expect(text).toBeFocused();
  const keyboard = await context.newCDPSession(page);
  const compose = (word: string) =>
    keyboard.send('Input.imeSetComposition', {
      text: word,
      selectionStart: word.length,
      selectionEnd: word.length,
    });

  // No locator: its checks would give the browser pauses that a writer does not.
  await page.keyboard.type('The tank  at dawn, ');
  await page.keyboard.press('Enter');
  await compose('न');
  await compose('नम');
  arrive();
  const bold = composer.getByRole('button', { name: 'Bold' });
  await expect(bold).toBeVisible();
  // The input method still composes, so the editor must wait.
  await compose('नमस्');
  await compose('नमस्ते');
  await keyboard.send('Input.insertText', { text: 'नमस्ते' });
  await page.keyboard.type(' दोस्तो, ', { delay: 30 });
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(text).toHaveClass(/ProseMirror/);
  await page.keyboard.type('!');
  await bold.click();
  await page.keyboard.type('?');

  expect(await text.evaluate((field) => [...field.children].map((line) => line.textContent))).toEqual([
    'The tank  at dawn, ',
    'नमस्ते दोस्तो!?, ',
  ]);
  await expect(text.locator('strong')).toHaveText('?');
  await expect(composer.getByText('Draft saved')).toBeVisible();
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
