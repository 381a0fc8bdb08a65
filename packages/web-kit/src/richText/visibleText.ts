import { BLOCKS, VISIBLE_CHARACTER } from './generated.ts';

/** Elements whose contents are not text. */
const WITHOUT_TEXT = 'script, style, template, noscript, iframe, object, svg, math';

/** The visible text of HTML on one line; empty for a post of pictures only. */
export function visibleText(html: string): string {
  // Parsed into a separate document, which loads nothing and runs no scripts.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(WITHOUT_TEXT)) element.remove();
  for (const element of body.querySelectorAll(BLOCKS.join(','))) {
    // Without spaces, the last word of a paragraph would be joined to the first word of the next one.
    element.before(' ');
    element.after(' ');
  }
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

const VISIBLE = new RegExp(VISIBLE_CHARACTER, 'u');

/** True for text of only spaces and invisible characters. */
export function isBlankText(text: string): boolean {
  return !VISIBLE.test(text);
}

/** True for HTML without visible text, such as `<p><br></p>` or `&nbsp;`. */
export function isBlankHtml(html: string): boolean {
  return isBlankText(visibleText(html));
}
