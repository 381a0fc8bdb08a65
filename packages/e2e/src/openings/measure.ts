import type { Browser, Locator, Page } from '@playwright/test';
import type { Member } from '../api.ts';
import { readEnvironment } from '../environment.ts';
import { LINE } from '../first-post/open-dashboard.ts';
import { rememberMember } from '../steps.ts';

/** What a member waits for after a press, ms. */
export interface Openings {
  /** Until the composer is painted, if only as a skeleton. */
  sheetMs: number;
  /** Until its editor has the focus and is painted. */
  typingMs: number;
  /** Until the viewer has painted the picture. */
  pictureMs: number;
}

/** The composer's editor and the viewer's picture are each opened first on a page of their own. */
export async function measureOpenings(browser: Browser, member: Member): Promise<Openings> {
  const composer = await onDashboard(browser, member, async (page) => {
    const pressed = watch(page, { seen: '[role="dialog"]', done: '[role="dialog"] [contenteditable]:focus' });
    return pressed(page.getByRole('button', { name: 'Share your thoughts...' }));
  });
  const viewer = await onDashboard(browser, member, async (page) => {
    const pressed = watch(page, { seen: '[role="dialog"]', done: '[role="dialog"] img' });
    return pressed(page.getByRole('button', { name: /^Open picture/ }).first());
  });
  return { sheetMs: composer.seenMs, typingMs: composer.doneMs, pictureMs: viewer.doneMs };
}

/** Opens the dashboard on a slow phone and waits until it has fetched what it fetches ahead. */
async function onDashboard<T>(
  browser: Browser,
  member: Member,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  await rememberMember(context, member);
  // tsx wraps the functions inside `waitForSigns` in a helper that pages do not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  // A stream would be open for as long as the page is.
  await page.route('**/user/live/open', (route) => route.fulfill({ status: 503 }));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: LINE.slowerProcessor });
  await page.goto(`${readEnvironment().memberOrigin}/dashboard`);
  await page.getByRole('article').first().waitFor();
  // On a busy machine, the browser may begin to fetch ahead later than it seems idle.
  await page.waitForFunction(hasLoaded, ['ComposerContent-', 'Editor-', 'Scene-']);
  await page.waitForLoadState('networkidle');
  const measured = await measure(page);
  await context.close();
  return measured;
}

/** Runs in the page: whether it has loaded scripts with these names. */
function hasLoaded(scripts: string[]): boolean {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return scripts.every((script) => loaded.some((name) => name.includes(`/${script}`)));
}

interface Signs {
  /** CSS selector of what is seen first. */
  seen: string;
  /** CSS selector of what the press was for; a picture must have loaded. */
  done: string;
}

/** Returns a function that presses an element and resolves when both signs have been painted, ms after the press. */
function watch(page: Page, signs: Signs): (target: Locator) => Promise<{ seenMs: number; doneMs: number }> {
  return async (target) => {
    const measured = page.evaluate(waitForSigns, signs);
    await target.tap();
    return measured;
  };
}

/** Runs in the page. */
function waitForSigns({ seen, done }: Signs): Promise<{ seenMs: number; doneMs: number }> {
  return new Promise((resolve) => {
    let pressedAt = 0;
    let seenMs = 0;
    // When the frame that this callback belongs to has been painted, a task that it queues runs.
    const painted = (then: (at: number) => void) =>
      requestAnimationFrame(() => setTimeout(() => then(Math.round(performance.now() - pressedAt))));
    const look = () => {
      if (seenMs === 0 && document.querySelector(seen)) painted((at) => (seenMs = at));
      const found = document.querySelector(done);
      const isLoaded = !(found instanceof HTMLImageElement) || (found.complete && found.naturalWidth > 0);
      if (seenMs > 0 && found && isLoaded) painted((at) => resolve({ seenMs, doneMs: at }));
      else setTimeout(look, 4);
    };
    const start = ({ timeStamp }: Event) => {
      pressedAt = timeStamp;
      look();
    };
    document.addEventListener('pointerdown', start, { capture: true, once: true });
  });
}
