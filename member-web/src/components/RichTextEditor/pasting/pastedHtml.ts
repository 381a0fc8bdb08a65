import { limitListDepth } from '../listDepth';
import { emojiPicturesToText } from './emojiPictures';
import { keepListNumbers } from './listNumbers';
import { restoreLists } from './officeLists';
import { tablesToLines } from './tableLines';

/**
 * Prepares pasted HTML for the editor: turns pictures of emoji into text, restores lists and keeps their numbers, turns
 * tables into lines, and limits the depth of lists. The editor itself drops all other formats that posts cannot contain.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  emojiPicturesToText(body);
  keepBlankLines(body);
  restoreLists(body);
  keepListNumbers(body);
  tablesToLines(body);
  limitListDepth(body);
  return body.innerHTML;
}

/** Mail programs and note takers write an empty line as a `div` with a line break, which the editor would drop. */
function keepBlankLines(body: HTMLElement): void {
  for (const line of body.querySelectorAll('div')) {
    const isLineBreak = line.childNodes.length === 1 && line.firstElementChild?.tagName === 'BR';
    if (isLineBreak) line.replaceWith(body.ownerDocument.createElement('p'));
  }
}
