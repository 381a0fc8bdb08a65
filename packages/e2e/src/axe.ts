import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe finds wrong with the page as it stands: a line for each rule, with the elements that break it.
 *
 * Axe is put into the page once and asked there. `@axe-core/playwright` does so anew each time and adds results up in a
 * second page, for frames of other origins; our pages have no frames.
 */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const { violations } = await inPage.run(document, { resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
    );
  });
}
