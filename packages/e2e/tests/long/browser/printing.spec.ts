import type { Page } from '@playwright/test';
import { idOf, joinByApi, pageByApi, postByApi } from '../../../src/api.ts';
import { threePictures } from '../../../src/pictures.ts';
import { expectSiteShown, rememberMember, showOwnPosts } from '../../../src/steps.ts';
import { expect, test } from '../../../src/test.ts';

/** A sheet of A4 at 96 dpi. */
const SHEET = { width: 794, height: 1123 };

/** Visible text that is not dark or has a background; on paper it would be pale or invisible. */
function paleWords(page: Page, within = '#root'): Promise<string[]> {
  return page.evaluate((container) => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const isDark = (colour: string) =>
      channels(colour)
        .slice(0, 3)
        .every((channel) => channel < 64);
    const isClear = (colour: string) => channels(colour)[3] === 0;
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.querySelectorAll(`${container} *`)]
      .filter((element) => hasWords(element) && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return !isDark(color) || !isClear(backgroundColor);
      })
      .map((element) => element.textContent ?? '');
  }, within);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a print shows only the content, black on white (${colorScheme})`, async ({ page, context }) => {
    const member = await joinByApi('Gurleen Kaur');
    const token = await rememberMember(context, member);
    const lines = Array.from({ length: 30 }, (_, line) => `<p>Line ${line + 1}</p>`).join('');
    const post = await postByApi(token, lines, await threePictures());
    const pageId = await pageByApi(token, 'Printing Club');
    await showOwnPosts(page);
    await page.setViewportSize(SHEET);
    await page.emulateMedia({ media: 'print', colorScheme });

    const addresses = [
      ['/dashboard', 'Line 30'],
      [`/dashboard/feed/${post}`, 'Line 30'],
      [`/dashboard/profile?userId=${await idOf(member)}`, 'Gurleen Kaur'],
      [`/dashboard/pages/details/${pageId}`, 'Printing Club'],
      ['/terms', 'Terms'],
    ] as const;
    for (const [address, words] of addresses) {
      await page.goto(address);
      await expectSiteShown(page);
      // Elements that are hidden in print contain names too.
      await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(page.getByRole('button').filter({ hasNot: page.locator('img') })).toHaveCount(0);
      expect(await paleWords(page), address).toEqual([]);
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    }

    // A long post is printed whole, although it is folded on screen.
    await page.goto('/dashboard');
    await expectSiteShown(page);
    const article = page.getByRole('article').filter({ hasText: 'Line 30' }).first();
    const last = article.getByText('Line 30');
    const pictures = article.getByRole('button').first();
    const [text, picture] = [await last.boundingBox(), await pictures.boundingBox()];
    expect(text && picture && text.y + text.height <= picture.y, 'the last line above the pictures').toBe(
      true,
    );
  });

  test(`the early posts are printed as the site prints them (${colorScheme})`, async ({ page, context }) => {
    const token = await rememberMember(context, await joinByApi('Gurleen Kaur'));
    const lines = Array.from({ length: 30 }, (_, line) => `<p>Line ${line + 1}</p>`).join('');
    await postByApi(token, lines);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.emulateMedia({ colorScheme });
    // The site's own code never arrives.
    await page.route(/\/assets\/(?!early-posts).*\.js$/, () => undefined);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    const early = page.locator('#early-posts');
    await expect(early).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme });
    await expect(early.getByRole('progressbar')).toHaveCount(0);
    expect(await paleWords(page, '#early-posts')).toEqual([]);
    const folded = early.locator('.early-text').first();
    expect(await folded.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0);
    await expect(early).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
}
