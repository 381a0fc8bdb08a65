/** The level of the heading above a post: its author's name. */
const AUTHOR_LEVEL = 2;

/**
 * Screen readers announce heading levels. A post's headings start one level below its author's name and never skip a
 * level, whatever sizes the author chose: a skipped level sounds like a missing part (WCAG 2.2, technique G141).
 * @returns to be called for each element of one post, in its order
 */
export function startHeadings(): (element: Element) => void {
  let previous = AUTHOR_LEVEL;
  return (element) => {
    const size = /^H([1-6])$/.exec(element.nodeName)?.[1];
    if (!size) return;
    previous = Math.min(Number(size) + AUTHOR_LEVEL, previous + 1, 6);
    element.setAttribute('aria-level', String(previous));
  };
}
