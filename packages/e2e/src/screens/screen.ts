import { expect, type Page } from '@playwright/test';
import type { Environment } from '../environment.ts';
import type { Scenery } from '../scenery.ts';

/** A screen in one of its main states, to be looked at by people and by axe. */
export interface Screen {
  name: string;
  as: 'visitor' | 'member' | 'administrator';
  /** Opens it, and waits until it stands. */
  open(page: Page, at: Environment & Scenery): Promise<unknown>;
}

/** Opens an address and waits for a named part of its screen. */
export async function openSite(
  page: Page,
  url: string,
  role: 'form' | 'heading' | 'list' | 'button',
  name: string,
): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole(role, { name, exact: true })).toBeVisible();
}

/** Opens an address and waits for a text. */
export async function openText(page: Page, url: string, text: string | RegExp): Promise<void> {
  await page.goto(url);
  await expect(page.getByText(text)).toBeVisible();
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
