import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import type { Member } from '../api.ts';
import { readEnvironment } from '../environment.ts';
import { PANEL_SHIFT_MS, watchShifts } from '../layout-shift.ts';
import { rememberMember } from '../steps.ts';

/** The visible part of a phone's screen while its keyboard is up, CSS pixels. */
const ABOVE_KEYBOARD = { width: 360, height: 420 };
const PHONE = { width: 360, height: 740 };

/** How far one turn of the wheel scrolls. */
const STEP_PIXELS = 1000;

/** What a member with a phone waits for in a long thread, from the press to the frame that shows it. */
export interface ThreadTimes {
  /** Until the first comment stands in the sheet, ms. */
  openMs: number;
  /** Until the next replies stand, ms, for each press until all are shown. */
  moreMs: number[];
  /** Until the box below a reply has the focus, with all replies shown, ms. */
  boxMs: number;
  /** From each key in that box to the next frame, ms. */
  keyMs: number[];
  /** Until the reply that was sent stands in the thread, ms; the call included. */
  sentMs: number;
  /** Cumulative layout shift of all of this. */
  shift: number;
  /** The states in which the box, with its buttons, was not wholly in view. */
  outOfView: string[];
}

/**
 * Opens the post on a phone, shows all replies, scrolls through them, answers one in the middle and sends it.
 * @param question the text of the post, whose only comment has replies
 * @param slowdown how many times slower the processor is made; 1 for not at all
 */
export async function measureThread(
  browser: Browser,
  member: Member,
  question: string,
  slowdown: number,
): Promise<ThreadTimes> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  try {
    await rememberMember(context, member);
    // tsx wraps the functions that run in the page in a helper that pages do not have.
    await context.addInitScript('globalThis.__name = (named) => named');
    const page = await context.newPage();
    const shifts = await watchShifts(page, PANEL_SHIFT_MS);
    // A stream would be open for as long as the page is.
    await page.route('**/user/live/open', (route) => route.fulfill({ status: 503 }));
    await page.goto(`${readEnvironment().memberOrigin}/dashboard`);
    const post = page.getByRole('article').filter({ hasText: question });
    await post.waitFor();
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

    const openMs = await pressed(page, post.getByRole('button', { name: /comments$/ }), {
      seen: '[data-comment]',
      count: 1,
    });
    const sheet = page.getByRole('dialog', { name: 'Comments and likes' });
    const moreMs: number[] = [];
    const more = sheet.getByRole('button', { name: /^Show \d+/ });
    while (await more.isVisible()) {
      await more.scrollIntoViewIfNeeded();
      const shown = await sheet.locator('[data-comment]').count();
      moreMs.push(await pressed(page, more, { seen: '[data-comment]', count: shown + 1 }));
      await expect(sheet.getByRole('button', { name: /^Show/, disabled: true })).toHaveCount(0);
    }
    await scrollTo(page, sheet.locator('[data-comment] [data-comment]').first());

    const answered = sheet.locator('[data-comment] [data-comment]').nth(250);
    await scrollTo(page, answered);
    const boxMs = await pressed(page, answered.getByRole('button', { name: /^Reply to/ }), {
      seen: '[data-comment] form textarea:focus',
      count: 1,
    });
    const box = answered.locator('form');
    const outOfView: string[] = [];
    const look = async (state: string) => {
      if (!(await isWhollyInView(page, box))) outOfView.push(state);
    };
    await look('opened');
    await page.setViewportSize(ABOVE_KEYBOARD);
    await look('keyboard up');
    await page.evaluate(watchKeys);
    await page.keyboard.type(' I took it last week, and it was on time. '.repeat(6), { delay: 60 });
    await look('six lines written');
    const keyMs = (await page.evaluate(() => window.keyTimes)) ?? [];
    const shown = await sheet.locator('[data-comment]').count();
    const sentMs = await pressed(page, box.locator('button[type="submit"]'), {
      seen: '[data-comment]',
      count: shown + 1,
    });
    const own = sheet.getByText('I took it last week').first();
    await expect(own).toBeInViewport();
    return { openMs, moreMs, boxMs, keyMs, sentMs, shift: await shifts(), outOfView };
  } finally {
    await context.close();
  }
}

/** Scrolls the sheet, a screen at a time, until an element stands in it: the height of what is far away is an estimate. */
async function scrollTo(page: Page, element: Locator): Promise<void> {
  const middle = PHONE.height / 2;
  await page.mouse.move(PHONE.width / 2, middle);
  for (;;) {
    const box = await element.boundingBox();
    if (!box) throw new Error('It is not on the page');
    const distance = box.y - middle;
    if (Math.abs(distance) < PHONE.height / 4) return;
    await page.mouse.wheel(0, Math.max(-STEP_PIXELS, Math.min(distance, STEP_PIXELS)));
    await page.evaluate(
      () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
    );
  }
}

/**
 * Whether within a second nothing covers a corner of the element: neither the edge of the screen nor what lies above it. A
 * slow phone hears of its keyboard some frames later.
 */
async function isWhollyInView(page: Page, box: Locator): Promise<boolean> {
  const end = Date.now() + 1000;
  do {
    await page.evaluate(
      () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
    );
    if (await box.evaluate(isUncovered)) return true;
  } while (Date.now() < end);
  return false;
}

/** Runs in the page. */
function isUncovered(form: Element): boolean {
  const { left, right, top, bottom } = form.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) return false;
  return [top + 2, bottom - 2].every((y) => {
    const there = document.elementFromPoint((left + right) / 2, y);
    return there !== null && (form.contains(there) || there.contains(form));
  });
}

/** Taps an element and resolves when at least `count` elements match the selector and have been painted, ms after the tap. */
async function pressed(page: Page, target: Locator, sign: { seen: string; count: number }): Promise<number> {
  const measured = page.evaluate(waitForSign, sign);
  await target.tap();
  return measured;
}

/** Runs in the page. */
function waitForSign({ seen, count }: { seen: string; count: number }): Promise<number> {
  return new Promise((resolve) => {
    const start = ({ timeStamp }: Event) => {
      const look = () => {
        if (document.querySelectorAll(seen).length < count) return false;
        observer.disconnect();
        // When the frame that this callback belongs to has been painted, a task that it queues runs.
        requestAnimationFrame(() => setTimeout(() => resolve(Math.round(performance.now() - timeStamp))));
        return true;
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { childList: true, subtree: true });
      document.addEventListener('focusin', look);
      look();
    };
    document.addEventListener('pointerup', start, { capture: true, once: true });
  });
}

declare global {
  interface Window {
    /** Set by {@link watchKeys}. */
    keyTimes?: number[];
  }
}

/** Runs in the page: records the time from each press of a key until the frame with its effect has been painted. */
function watchKeys(): void {
  const times: number[] = [];
  window.keyTimes = times;
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => setTimeout(() => times.push(Math.round(performance.now() - timeStamp))));
    },
    { capture: true },
  );
}
