import { expect, type Locator, type Page } from '@playwright/test';
import type { Environment } from '../environment.ts';
import type { SampleContent } from '../sample-content.ts';

/** A screen in one of its main states, for screenshots and accessibility checks. */
export interface Screen {
  name: string;
  as: 'visitor' | 'member' | 'administrator';
  /** It waits for an answer that never comes, so nobody waits until it is idle. */
  isLoading?: true;
  /** How long after a click the page may move, ms, where that is longer than usual (layout-shift.ts). */
  expectedShiftMs?: number;
  /**
   * Opens the screen in the current viewport.
   * @returns an element that is visible only in this state
   */
  open(page: Page, at: Environment & SampleContent): Promise<Locator>;
}

/** Opens an address, waits for a named part of its screen and returns it. */
export async function openSite(
  page: Page,
  url: string,
  role: 'form' | 'heading' | 'list' | 'link' | 'button',
  name: string,
): Promise<Locator> {
  await page.goto(url);
  const part = page.getByRole(role, { name, exact: true });
  await expect(part).toBeVisible();
  return part;
}

/** Opens an address, waits for a text and returns it. */
export async function openText(page: Page, url: string, text: string | RegExp): Promise<Locator> {
  await page.goto(url);
  const found = page.getByText(text);
  await expect(found).toBeVisible();
  return found;
}

/** Expects all visible pictures to be loaded; lazy ones that are hidden or further down are ignored. */
export async function expectPicturesLoaded(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images].every((image) => {
          const { top, bottom, width } = image.getBoundingClientRect();
          return width === 0 || bottom < 0 || top > innerHeight || image.complete;
        }),
      ),
    )
    .toBe(true);
}
