import type { Page } from '@playwright/test';

/** Maximum cumulative layout shift of an opening (web.dev/cls; "good" is 0.1): far below what people notice. */
export const MAX_SHIFT = 0.01;

/**
 * How long after a click or a key the page may move, ms: people expect the panel that they opened. The browser allows 500 ms,
 * which a panel takes longer than on a busy machine.
 */
const EXPECTED_SHIFT_MS = 3_000;

/**
 * Sums all unexpected layout shifts of a page's documents from their first paint.
 *
 * @returns a function that reads the current document's sum
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const watched: Watched = { shifts: [], inputs: [] };
    Object.assign(window, { watched });
    for (const input of ['pointerdown', 'keydown'])
      addEventListener(input, ({ timeStamp }) => watched.inputs.push(timeStamp), { capture: true });
    new PerformanceObserver((list) => watched.shifts.push(...(list.getEntries() as Shift[]))).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  return () =>
    page.evaluate((expectedMs) => {
      const { shifts, inputs } = (window as unknown as { watched: Watched }).watched;
      const isExpected = ({ startTime, hadRecentInput }: Shift) =>
        hadRecentInput || inputs.some((input) => input <= startTime && startTime <= input + expectedMs);
      return shifts.reduce((sum, shift) => (isExpected(shift) ? sum : sum + shift.value), 0);
    }, EXPECTED_SHIFT_MS);
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** What the watched page remembers: its shifts, and when somebody clicked or pressed a key, ms since it was opened. */
interface Watched {
  readonly shifts: Shift[];
  readonly inputs: number[];
}
