import { splitMentions, type Mention } from '../../lib/text/mentions';
import { paths } from '../../lib/address/paths';

/**
 * Turns mentions in sanitised HTML into links to profiles, but none within another link. Only text nodes are split, and the
 * links are created as elements, so no name can become markup.
 */
export function linkMentions(html: string, mentions: readonly Mention[]): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  const texts = document.createTreeWalker(template.content, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (text.parentElement?.closest('a')) continue;
    text.replaceWith(
      ...splitMentions(text.data, mentions).map((part) => (typeof part === 'string' ? part : linkTo(part))),
    );
  }
  return template.innerHTML;
}

function linkTo({ id, label }: Mention): HTMLAnchorElement {
  const link = document.createElement('a');
  link.setAttribute('href', paths.profileOf(id));
  link.dir = 'auto';
  link.textContent = `@${label}`;
  return link;
}
