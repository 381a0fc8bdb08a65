import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Axe's rules whose result depends on colours. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The minified build has less than half the code that each page must parse. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Axe's violations on the current page: a line for each rule, with the elements that break it.
 *
 * Axe is injected into the page once. `@axe-core/playwright` would inject it each time and merge results in a second
 * page, for frames of other origins; our pages have no frames.
 * @param rules names of the rules to run; axe's default rules and the size of targets when omitted
 */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async (only) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const { violations } = await inPage.run(document, {
        resultTypes: ['violations'],
        // WCAG 2.2, 2.5.8: axe leaves this rule out unless it is asked for.
        ...(only ? { runOnly: only } : { rules: { 'target-size': { enabled: true } } }),
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
      );
    },
    rules && [...rules],
  );
}
