import { ALLOWED_TAGS, isAllowedLink } from '../components/RichText/allowList';
import { h } from './element';

const NAMES = new Set(ALLOWED_TAGS);

/**
 * The text of a post as elements of the allow-list without any attribute of its own. The site's sanitiser (sanitise.ts) has
 * not arrived by then; nothing that the server sent is set as markup here, each element is made anew from its name.
 */
export function safeText(html: string): Node[] {
  // A document of its own, in which nothing runs and nothing is fetched.
  return copiesOf(new DOMParser().parseFromString(html, 'text/html').body);
}

function copiesOf(parent: Node): Node[] {
  return [...parent.childNodes].flatMap((node): Node[] => {
    if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.nodeValue ?? '')];
    if (node.nodeType !== Node.ELEMENT_NODE) return [];
    const name = node.nodeName.toLowerCase();
    if (!NAMES.has(name)) return [];
    return [linked(h(name, '', ...copiesOf(node)), node as Element)];
  });
}

function linked(copy: HTMLElement, original: Element): HTMLElement {
  const href = original.getAttribute('href');
  if (copy instanceof HTMLAnchorElement && href !== null && isAllowedLink(href)) {
    copy.href = href;
    copy.target = '_blank';
    copy.rel = 'noopener noreferrer nofollow ugc';
  }
  return copy;
}
