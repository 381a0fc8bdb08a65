import { limitListDepth } from '../listDepth';
import { restoreLists } from './officeLists';
import { tablesToLines } from './tableLines';

/**
 * Prepares pasted HTML for the editor: restores lists, turns tables into lines, and limits the depth of lists. The
 * editor itself drops all other formats that posts cannot contain.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  restoreLists(body);
  tablesToLines(body);
  limitListDepth(body);
  return body.innerHTML;
}
