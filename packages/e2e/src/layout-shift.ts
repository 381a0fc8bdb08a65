import type { Page } from '@playwright/test';

/** Maximum cumulative layout shift of an opening (web.dev/cls; "good" is 0.1): far below what people notice. */
export const MAX_SHIFT = 0.01;

/** How long after a click or a key the page may move, ms, as the browser counts: people expect what they opened. */
const EXPECTED_SHIFT_MS = 500;
/** The same where a click opens a panel whose code arrives as a chunk, which takes longer on a busy machine. */
export const PANEL_SHIFT_MS = 3_000;

/**
 * Sums all unexpected layout shifts of a page's documents from their first paint.
 *
 * @param expectedMs how long after a click or a key the page may move, ms
 * @returns a function that reads the current document's sum
 */
export async function watchShifts(
  page: Page,
  expectedMs = EXPECTED_SHIFT_MS,
): Promise<() => Promise<number>> {
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
    page.evaluate((allowedMs) => {
      const { shifts, inputs } = (window as unknown as { watched: Watched }).watched;
      const isExpected = ({ startTime, hadRecentInput }: Shift) =>
        hadRecentInput || inputs.some((input) => input <= startTime && startTime <= input + allowedMs);
      return shifts.reduce((sum, shift) => (isExpected(shift) ? sum : sum + shift.value), 0);
    }, expectedMs);
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
