import type { BrowserContext, Locator, Page } from '@playwright/test';
import { COLOUR_RULES, findViolations } from './axe.ts';
import type { Environment } from './environment.ts';
import type { SampleContent } from './sample-content.ts';
import { MAX_SHIFT, watchShifts } from './layout-shift.ts';
import { openScreen, viewports, waitUntilIdle } from './screens.ts';
import { expectPicturesLoaded, type Screen } from './screens/screen.ts';
import { rememberAdministrator, rememberMember } from './steps.ts';
import { expect } from './test.ts';

/** Options of the tests that check screens. Some screens show errors, which the browser logs. */
export const phoneAtRest = {
  provokesErrors: true,
  contextOptions: { reducedMotion: 'reduce' },
  viewport: viewports.phone,
} as const;

/** Further viewports that a page must fit: the narrowest phone, and a laptop at 200 % zoom. */
const narrowViewports = [
  { width: 320, height: 640 },
  { width: 720, height: 450 },
];

/** A page on which screens are checked, and what is shown there. */
export interface Checked {
  context: BrowserContext;
  page: Page;
  at: Environment & SampleContent;
}

/** Opens a screen in light colours as the person who sees it, and returns the element that identifies its state. */
export async function openSignedIn(screen: Screen, { context, page, at }: Checked): Promise<Locator> {
  if (screen.as === 'member') await rememberMember(context, at.member);
  if (screen.as === 'administrator') await rememberAdministrator(context);
  await page.emulateMedia({ colorScheme: 'light' });
  return openScreen(screen, page, at);
}

/**
 * Expects a screen to open on a phone without layout shift, to have no axe violations, light or dark, no field that phones
 * zoom in on, and to scroll only vertically, also on narrower phones and with large text.
 */
export async function checkOnPhone(screen: Screen, checked: Checked): Promise<void> {
  const { page } = checked;
  const shifts = await watchShifts(page, screen.expectedShiftMs);
  const sign = await openSignedIn(screen, checked);

  // Opening takes longest, so the open screen is checked in every size; its state must not change.
  await expectNoViolations(page, 'phone, light');
  await expectNoOverflow(page, '360');
  await expectNoSmallField(page);
  await expectNoShift(page, shifts, 'a phone');
  await changeColours(screen, page, 'dark');
  // Only the colours differ in dark mode, so only the colour rules are checked again.
  await expectNoViolations(page, 'phone, dark', COLOUR_RULES);
  // WCAG 2.2, 1.4.4: text can be resized to 200 %.
  const largeText = await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  await expectNoOverflow(page, '360 with large text');
  await largeText.evaluate((style) => (style as Element).remove());
  for (const size of narrowViewports) {
    await page.setViewportSize(size);
    await expect(sign, `the screen at ${size.width}`).toBeVisible();
    await waitUntilIdle(page, screen);
    await expectNoOverflow(page, String(size.width));
  }
}

/**
 * The same on a desktop. Opened anew, because resizing an open page does not show what moves while it opens in that size.
 */
export async function checkOnDesktop(screen: Screen, checked: Checked): Promise<void> {
  const { page } = checked;
  await page.setViewportSize(viewports.desktop);
  const shifts = await watchShifts(page, screen.expectedShiftMs);
  await openSignedIn(screen, checked);
  await expectNoViolations(page, 'desktop, light');
  await expectNoOverflow(page, '1440');
  await expectNoShift(page, shifts, 'a desktop');
  await changeColours(screen, page, 'dark');
  await expectNoViolations(page, 'desktop, dark', COLOUR_RULES);
}

/** Call it as late as possible before the page is changed, so that what arrives late is counted as well. */
async function expectNoShift(page: Page, shifts: () => Promise<number>, where: string): Promise<void> {
  await expectPicturesLoaded(page);
  expect.soft(await shifts(), `layout shift on ${where}`).toBeLessThanOrEqual(MAX_SHIFT);
}

export async function expectNoViolations(
  page: Page,
  where: string,
  rules?: readonly string[],
): Promise<void> {
  expect.soft(await findViolations(page, rules), where).toEqual([]);
}

/** Fields with smaller text, in px: iPhones zoom in when one gets the focus. */
const MIN_FIELD_TEXT_PIXELS = 16;

/** Expects every field that is shown to have text that phones do not zoom in on. */
export async function expectNoSmallField(page: Page): Promise<void> {
  const fields = page.locator(
    'input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"], [type="range"]), textarea, select, [contenteditable="true"]',
  );
  const small = await fields.evaluateAll(
    (found, least) =>
      found
        .filter((field) => field.checkVisibility() && parseFloat(getComputedStyle(field).fontSize) < least)
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    MIN_FIELD_TEXT_PIXELS,
  );
  expect.soft(small, 'fields that phones zoom in on').toEqual([]);
}

export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const pixels = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(pixels, `pixels beyond the right edge of ${where}`).toBeLessThanOrEqual(0);
  // The focus scrolls what is hidden, too, and nobody can scroll it back.
  const stuck = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((part) => part.scrollLeft !== 0 && getComputedStyle(part).overflowX === 'hidden')
      .map((part) => `${part.className} by ${part.scrollLeft}`),
  );
  expect.soft(stuck, `what is scrolled sideways in ${where}`).toEqual([]);
  // An open menu moves to its place a moment after the window has changed.
  await expect
    .configure({ soft: true })
    .poll(() => findCut(page), { message: `what the edge of ${where} cuts off`, timeout: 5000 })
    .toEqual([]);
}

/** Controls and texts that reach beyond a side of the window, where nothing lets one scroll to the rest of them. */
function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Or an ellipsis says that there is more.
    const scrolls = (part: Element): boolean => {
      for (let at: Element | null = part; at; at = at.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(at);
        if (/auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth) return true;
        if (overflowX !== 'visible' && textOverflow === 'ellipsis') return true;
      }
      return false;
    };
    return [...document.querySelectorAll('a, button, input, select, textarea, h1, h2, h3, h4, p, li, dd')]
      .filter((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        // Two pixels: what only screen readers read is one pixel wide.
        return (
          width > 2 &&
          (right > innerWidth + 1 || left < -1) &&
          part.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
        );
      })
      .filter((part) => !scrolls(part))
      .map(
        (part) =>
          `${part.tagName.toLowerCase()}: ${(part.textContent || part.getAttribute('aria-label') || '').slice(0, 60)}`,
      );
  });
}

async function changeColours(screen: Screen, page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  await waitUntilIdle(page, screen);
}
