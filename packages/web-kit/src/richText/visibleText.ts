import { BLOCKS, VISIBLE_CHARACTER } from './generated.ts';

/** Elements whose contents are no text. */
const WITHOUT_TEXT = 'script, style, template, noscript, iframe, object, svg, math';

/** The words that a reader of this HTML would see, on one line; empty for a post of pictures alone. */
export function visibleText(html: string): string {
  // A document of its own, in which nothing is loaded and no script runs.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(WITHOUT_TEXT)) element.remove();
  for (const element of body.querySelectorAll(BLOCKS.join(','))) {
    // Otherwise the last word of a paragraph and the first of the next would be one.
    element.before(' ');
    element.after(' ');
  }
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

const VISIBLE = new RegExp(VISIBLE_CHARACTER, 'u');

/** True for text made only of spaces and characters that show nothing. */
export function isBlankText(text: string): boolean {
  return !VISIBLE.test(text);
}

/** True for HTML such as `<p><br></p>` or `&nbsp;`, which holds markup but nothing to read. */
export function isBlankHtml(html: string): boolean {
  return isBlankText(visibleText(html));
}
