/** Highest place of a toast in windows from 900 px: below the row with a screen's title and its button. */
const MIN_TOP_WIDE_PIXELS = 84;
/** Highest place in narrower windows: over the bar, so that it covers nothing of the screen, neither its title nor what was changed. */
const MIN_TOP_NARROW_PIXELS = 2;
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
  const isWide = window.matchMedia('(min-width: 900px)').matches;
  const highest = isWide ? MIN_TOP_WIDE_PIXELS : MIN_TOP_NARROW_PIXELS;
  const everyTitle = ':is(h1, h2, h3)';
  // The bar of a phone covers the titles that are scrolled below it. Only a dialog that fills the window has its title there.
  const titles = [...document.querySelectorAll(isWide ? everyTitle : `[role="dialog"] ${everyTitle}`)]
    // What a dialog hides cannot be covered.
    .filter((title) => title.closest('[aria-hidden="true"]') === null)
    .map((title) => title.getBoundingClientRect())
    // Titles for screen readers are 1 px in size.
    .filter(({ width, height }) => width > 1 && height > 1);
  return topOfToast(highest, toast.getBoundingClientRect(), titles, window.innerHeight);
}
