import type { Browser, Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { postByApi, type Member } from '../api.ts';
import { readEnvironment } from '../environment.ts';
import { rememberMember } from '../steps.ts';

/** The length of the text while it is measured, words. */
export const WORDS = 5000;
/** Time between two keys of a fast typist. */
const BETWEEN_KEYS_MS = 70;
/**
 * After each word, ms. The composer reports the text some time after the last key: with pauses of different lengths, some
 * keys are pressed just when it does.
 */
const PAUSES_MS = [70, 380, 70, 410, 70, 440, 70, 480];
/** What is typed, at each of the three places. */
const TYPED = 'we meet at the tank at dawn and walk to the old gate with tea and two kites '.repeat(3);

/** Where in the post one types. */
export type Place = 'start' | 'middle' | 'end';
export const PLACES: readonly Place[] = ['start', 'middle', 'end'];

interface TypingOptions {
  /** How many times slower the processor is made; 1 for not at all. */
  slowdown: number;
  /** Receives the profile of the processor while one types, as the browser's tools read it. */
  onProfile?: (place: Place, profile: object) => void;
}

/** Times from each press of a key to the next frame, ms, by the place in the post, as {@link measureTyping} took them. */
export type Typing = Record<Place, number[]>;

/** Opens a post of {@link WORDS} words in the composer, to edit it, and types at its start, in its middle and at its end. */
export async function measureTyping(
  browser: Browser,
  member: Member,
  { slowdown, onProfile }: TypingOptions,
): Promise<Typing> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  try {
    const token = await rememberMember(context, member);
    const post = await postByApi(token, longPost(WORDS));
    // tsx wraps the functions that run in the page in a helper that pages do not have.
    await context.addInitScript('globalThis.__name = (named) => named');
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(`${readEnvironment().memberOrigin}/dashboard/feed/${post}`);
    await page.getByRole('button', { name: 'Options for this post' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const text = page.getByRole('dialog').getByRole('textbox', { name: 'Your post' });
    // From then on the editor has the text.
    await page.locator('.tiptap.ProseMirror').waitFor();
    // The page still loads ahead. Its stream of live updates stays open, so it never gets idle.
    await sleep(3000);
    await page.evaluate(watchKeys);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await session.send('Profiler.enable');

    const typing: Partial<Typing> = {};
    for (const place of PLACES) {
      const blocks = text.locator(':scope > p');
      const count = await blocks.count();
      await blocks.nth({ start: 0, middle: Math.floor(count / 2), end: count - 1 }[place]).click();
      await page.keyboard.press('End');
      await sleep(1000);
      if (onProfile) await session.send('Profiler.start');
      await page.evaluate(() => window.keyTimes?.splice(0));
      await typeLikeAWriter(page);
      typing[place] = (await page.evaluate(() => window.keyTimes)) ?? [];
      if (onProfile) onProfile(place, (await session.send('Profiler.stop')).profile);
    }
    return typing as Typing;
  } finally {
    await context.close();
  }
}

async function typeLikeAWriter(page: Page): Promise<void> {
  let words = 0;
  for (const key of TYPED) {
    const isWordEnd = key === ' ';
    // Keys come at their time, however long the page still works for the one before.
    void page.keyboard.press(isWordEnd ? 'Space' : key);
    await sleep(isWordEnd ? (PAUSES_MS[words++ % PAUSES_MS.length] ?? 0) : BETWEEN_KEYS_MS);
  }
  await sleep(1000);
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
      // When the frame that the callback belongs to has been painted, a task that it queues runs.
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp)));
    },
    { capture: true },
  );
}

const SENTENCE =
  'The library opens at eight, the gate of the hostel closes at ten, and between the two there is time for a walk';

/** Paragraphs between two headings. */
const SECTION = 10;

/**
 * The HTML of a post with that many words: headings, paragraphs with links, bold and coloured text, and lists.
 * @param words at least 100; the post has up to one paragraph more
 */
export function longPost(words: number): string {
  const blocks: string[] = [];
  for (let written = 0; written < words; written += 2 * SENTENCE.split(' ').length)
    blocks.push(block(blocks.length));
  return blocks.join('');
}

function block(index: number): string {
  const formatted = SENTENCE.replace('gate', '<strong>gate</strong>').replace('walk', '<em>walk</em>');
  if (index % SECTION === 0) return `<h2>${SENTENCE}</h2><p>${formatted}.</p>`;
  if (index % SECTION === 5) return `<ul><li><p>${SENTENCE}</p></li><li><p>${formatted}</p></li></ul>`;
  if (index % SECTION === 8) {
    return `<p><a href="https://example.org/hours">${SENTENCE}</a>, <span style="color: #0B6B70">${SENTENCE}</span>.</p>`;
  }
  return `<p>${formatted}. ${SENTENCE}.</p>`;
}
