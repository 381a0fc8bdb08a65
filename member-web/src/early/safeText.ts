import { isAllowedLink, withoutLineBreaks } from '@campus-commons/web-kit/richText/links.ts';
import { LINK_REL, LINK_TARGET, TAGS } from '@campus-commons/web-kit/richText/generated.ts';
import { startHeadings } from '../components/RichText/headingLevels';

/** Creates an element with its children. Strings become text, never markup. */
export function h(name: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  if (className !== '') element.className = className;
  element.append(...children);
  return element;
}

const NAMES = new Set<string>(TAGS);

/**
 * The text of a post as allow-listed elements without the author's attributes. The site's sanitiser (sanitise.ts) has not loaded
 * yet, so no markup from the server is inserted: each element is created by its name.
 */
export function safeText(html: string): Node[] {
  // A separate, inert document: it runs no scripts and fetches nothing.
  const { body } = new DOMParser().parseFromString(withoutLineBreaks(html), 'text/html');
  const copies = copiesOf(body);
  const setLevel = startHeadings();
  for (const copy of copies) {
    if (!(copy instanceof Element)) continue;
    setLevel(copy);
    copy.querySelectorAll('h1, h2, h3, h4, h5, h6').forEach(setLevel);
  }
  return copies;
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
    copy.target = LINK_TARGET;
    copy.rel = LINK_REL;
  }
  return copy;
}
