import { layout } from '@campus-commons/web-kit/tokens.ts';

/** Highest place of a toast in windows from 900 px: below the row with a screen's title and its button. */
const MIN_TOP_WIDE_PIXELS = 84;
/** Highest place in narrower windows: below the bar. */
const MIN_TOP_NARROW_PIXELS = layout.topBarHeight + 8;
/** Highest place above a sheet, which reaches from the lower edge far up. */
const MIN_TOP_SHEET_PIXELS = 12;
/** Room between a title and a toast. */
const GAP_PIXELS = 8;

/** A box in the window, px. */
export type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/**
 * The first place from `highest` down where a toast covers no title, in px from the top. The highest one if the upper half
 * of the window has no such place.
 * @param toast the toast's box, wherever it is now
 * @param titles the boxes of the titles in the window
 */
export function topOfToast(
  highest: number,
  toast: Box,
  titles: readonly Box[],
  windowHeight: number,
): number {
  const height = toast.bottom - toast.top;
  const beside = titles.filter(({ left, right }) => left < toast.right && right > toast.left);
  let top = highest;
  for (const title of beside.sort((a, b) => a.top - b.top))
    if (title.top < top + height + GAP_PIXELS && title.bottom + GAP_PIXELS > top)
      top = title.bottom + GAP_PIXELS;
  return top + height <= windowHeight / 2 ? top : highest;
}

/** The place of a toast in the window as it is. */
export function placeOfToast(toast: Element): number {
  const isSheetOpen = document.querySelector('.MuiMenu-paper[role="region"]') !== null;
  const narrow = isSheetOpen ? MIN_TOP_SHEET_PIXELS : MIN_TOP_NARROW_PIXELS;
  const highest = window.matchMedia('(min-width: 900px)').matches ? MIN_TOP_WIDE_PIXELS : narrow;
  const titles = [...document.querySelectorAll('h1, h2, h3')]
    // What a dialog hides cannot be covered.
    .filter((title) => title.closest('[aria-hidden="true"]') === null)
    .map((title) => title.getBoundingClientRect())
    // Titles for screen readers are 1 px in size.
    .filter(({ width, height }) => width > 1 && height > 1);
  return topOfToast(highest, toast.getBoundingClientRect(), titles, window.innerHeight);
}
