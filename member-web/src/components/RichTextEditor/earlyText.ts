import { toStoredHtml } from '../RichText/sanitise';

const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6';

/**
 * Removes the line breaks with which a browser keeps an empty line open. They are no text: the editor would show them as
 * another line.
 */
export function removeFillers(field: HTMLElement): void {
  for (const block of field.querySelectorAll(BLOCKS)) {
    if (block.lastChild?.nodeName === 'BR') block.lastChild.remove();
  }
}

/** The text of the field, limited to what posts may contain. */
export function storedHtmlOf(field: HTMLElement): string {
  const copy = field.cloneNode(true) as HTMLElement;
  removeFillers(copy);
  return toStoredHtml(copy.innerHTML);
}

/** Puts the caret at the end of the text. */
export function putCaretAtEnd(field: HTMLElement): void {
  let last: Node = field;
  while (last.lastChild && last.lastChild.nodeName !== 'BR') last = last.lastChild;
  const end = last.nodeType === Node.TEXT_NODE ? (last.textContent ?? '').length : 0;
  getSelection()?.collapse(last, end);
}

/** Replaces what is selected in the field, or adds to its end, as if the text had been typed. */
export function insertText(field: HTMLElement, text: string): void {
  const selection = getSelection();
  if (!selection) return;
  if (!field.contains(selection.anchorNode)) putCaretAtEnd(field);
  const range = selection.getRangeAt(0);
  range.deleteContents();
  const lines = document.createDocumentFragment();
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    if (index > 0) lines.append(document.createElement('br'));
    lines.append(line);
  }
  range.insertNode(lines);
  range.collapse(false);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
