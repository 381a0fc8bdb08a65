/* Format characters that take no room on the page: alone they make a post say nothing. */
const WITHOUT_WIDTH = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** The text that a reader of this HTML would see, on one line. */
export function visibleText(html: string): string {
  const spaced = html.replace(/<(?:\/(?:p|li|h[1-6])|br)\b/gi, ' $&');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** True for text made only of spaces and characters without width. */
export function isBlankText(text: string): boolean {
  return text.replace(WITHOUT_WIDTH, '').trim() === '';
}

/** True for HTML such as `<p><br></p>` or `&nbsp;`, which holds markup but nothing to read. */
export function isBlankHtml(html: string): boolean {
  return isBlankText(visibleText(html));
}
