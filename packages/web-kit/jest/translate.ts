/**
 * Translates the page as Chrome does: each text node is replaced by `font` elements with another one. React does not know of
 * them, and changes of the text nodes that it knows are not seen.
 */
export function translatePage(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const { parentElement } = text;
    if (
      text.data.trim() === '' ||
      !parentElement ||
      parentElement.closest('[translate="no"], script, style, font')
    )
      continue;
    const font = document.createElement('font');
    const inner = document.createElement('font');
    inner.append(text.data);
    font.append(inner);
    text.replaceWith(font);
  }
}
