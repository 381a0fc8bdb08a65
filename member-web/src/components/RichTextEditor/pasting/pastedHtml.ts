import { limitListDepth } from '../lists';
import { keepListNumbers } from './listNumbers';
import { restoreLists } from './officeLists';
import { restoreCode } from './pastedCode';
import { tablesToLines } from './tableLines';

/**
 * Prepares pasted HTML for the editor: turns pictures of emoji into text, restores code and lists and keeps their numbers, turns
 * tables into lines, and limits the depth of lists. The editor itself drops all other formats that posts cannot contain.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  emojiPicturesToText(body);
  restoreCode(body);
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

/** One or more emoji: WhatsApp, Facebook and X show each as a picture with the emoji as its `alt`. */
const EMOJI =
  /^(?=.*[\p{Extended_Pictographic}\p{Regional_Indicator}\u20e3])[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u;
/** The name of an emoji, as Slack and Discord write it: `:tada:`. */
const NAME = /^:[\p{L}\p{N}_+-]+:$/u;

/** Turns pictures of emoji, which the editor would drop, into text. */
function emojiPicturesToText(body: HTMLElement): void {
  for (const picture of body.querySelectorAll('img')) {
    const alt = picture.alt.trim();
    if (EMOJI.test(alt) || NAME.test(alt)) picture.replaceWith(alt);
  }
}
