import { limitListDepth } from '../listDepth';
import { restoreLists } from './officeLists';
import { tablesToLines } from './tableLines';

/**
 * Prepares pasted HTML for the editor: real lists, tables as lines, nothing nested deeper than posts allow. The editor
 * itself drops formats that it does not know.
 */
export function fromElsewhere(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  restoreLists(body);
  tablesToLines(body);
  limitListDepth(body);
  return body.innerHTML;
}
