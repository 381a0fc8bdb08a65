import { limitListDepth } from '../listDepth';
import { restoreLists } from './officeLists';
import { tablesToLines } from './tableLines';

/**
 * HTML from elsewhere in the editor's own terms: lists that are lists, tables as lines, nothing nested deeper than posts
 * allow. Formats are left to the editor, which takes what it knows.
 */
export function fromElsewhere(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  restoreLists(body);
  tablesToLines(body);
  limitListDepth(body);
  return body.innerHTML;
}
