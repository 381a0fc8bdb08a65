/** Names in the fonts that editors and terminals use. */
const CODE_FONT = /mono|courier|consol|menlo|monaco/i;

/**
 * Turns the code that VS Code and other editors in browsers copy into `pre`: a box whose lines are boxes, and whose empty lines are
 * line breaks. Of one line it becomes code within a line. JetBrains and web pages copy `pre` themselves.
 */
export function restoreCode(body: HTMLElement): void {
  for (const box of body.querySelectorAll('div')) {
    if (box.style.whiteSpace !== 'pre' || !CODE_FONT.test(box.style.fontFamily)) continue;
    const lines = Array.from(box.childNodes, ({ textContent }) => textContent ?? '');
    const code = body.ownerDocument.createElement('code');
    code.textContent = lines.join('\n');
    if (lines.length === 1) {
      // The editor keeps the spaces of an element that says so.
      code.style.whiteSpace = 'pre-wrap';
      box.replaceWith(code);
    } else {
      const pre = body.ownerDocument.createElement('pre');
      pre.append(code);
      box.replaceWith(pre);
    }
  }
}
