import { expect, type Locator, type Page } from '@playwright/test';
import type { Environment } from '../environment.ts';
import type { Scenery } from '../scenery.ts';

/** A screen in one of its main states, to be looked at by people and by axe. */
export interface Screen {
  name: string;
  as: 'visitor' | 'member' | 'administrator';
  /** Phones and desktops have another part here each, which does not outlast a change from one to the other. */
  differsByDevice?: true;
  /**
   * Opens it, at either of the `viewports`.
   * @returns what is visible while the screen is in this state, and only then
   */
  open(page: Page, at: Environment & Scenery): Promise<Locator>;
}

/** Opens an address, waits for a named part of its screen and returns it. */
export async function openSite(
  page: Page,
  url: string,
  role: 'form' | 'heading' | 'list' | 'button',
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

/** Pictures that are on the screen have arrived; lazy ones that are hidden or further down stay away. */
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
