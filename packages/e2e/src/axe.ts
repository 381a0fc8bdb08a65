import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Axe's rules whose result depends on colours. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Axe's violations on the current page: a line for each rule, with the elements that break it.
 *
 * Axe is injected into the page once. `@axe-core/playwright` would inject it each time and merge results in a second page,
 * for frames of other origins; our pages have no frames.
 *
 * @param rules names of the rules to run; axe's default rules when omitted
 */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (only) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const { violations } = await inPage.run(document, {
        resultTypes: ['violations'],
        ...(only && { runOnly: only }),
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
      );
    },
    rules && [...rules],
  );
}
