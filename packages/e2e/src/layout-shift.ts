import type { Page } from '@playwright/test';

/** Maximum cumulative layout shift of an opening (web.dev/cls; "good" is 0.1): far below what people notice. */
export const MAX_SHIFT = 0.01;

/**
 * Sums all unexpected layout shifts of a page's documents from their first paint.
 *
 * @returns a function that reads the current document's sum
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen: PerformanceEntry[] = [];
    new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
    Object.assign(window, { seenShifts: seen });
  });
  return () =>
    page.evaluate(() => {
      const seen = (window as unknown as { seenShifts: { value: number; hadRecentInput: boolean }[] })
        .seenShifts;
      return seen.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0);
    });
}
