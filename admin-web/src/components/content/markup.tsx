import Link from '@mui/material/Link';
import { createElement, Fragment, type ReactNode } from 'react';

/** What keeps its element; everything else gives its contents to its parent. */
const kept = new Set(['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'ol', 'ul', 'li']);
/** What is left out with its contents: they are no text. */
const dropped = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math']);
const linkProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** The highest heading of a post, below the dialog's own, which is the second of the page. */
const HIGHEST_HEADING = 3;

/**
 * The elements of a post, made anew from those of the allow-list; no attribute but a link's address survives.
 * Colours go on purpose: white words on white are what an administrator must see.
 */
export function postElements(html: string): ReactNode {
  return contents(parse(html));
}

/** The words of a post on one line; empty for a post of pictures alone. */
export function postWords(html: string): string {
  const body = parse(html);
  for (const element of body.querySelectorAll([...dropped].join(','))) element.remove();
  for (const element of body.querySelectorAll('p, br, li, h1, h2, h3, h4, h5, h6')) {
    // Otherwise the last word of a paragraph and the first of the next would be one.
    element.before(' ');
    element.after(' ');
  }
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Into a document of its own, in which nothing is loaded and no script runs. */
function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

function contents(parent: Node): ReactNode[] {
  return Array.from(parent.childNodes, (child, index) => <Fragment key={index}>{element(child)}</Fragment>);
}

function element(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.tagName.toLowerCase();
  if (dropped.has(tag)) return null;
  if (tag === 'br') return <br />;
  if (kept.has(tag)) return createElement(tag, null, contents(node));
  const [, level] = /^h([1-6])$/.exec(tag) ?? [];
  if (level !== undefined) return createElement(`h${headingBelow(Number(level))}`, null, contents(node));
  const href = tag === 'a' ? linkAddress(node) : undefined;
  if (href === undefined) return contents(node);
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {contents(node)}
    </Link>
  );
}

/** One level down, as on the member site, so that a post's usual second level begins where the dialog's title ends. */
function headingBelow(level: number): number {
  return Math.min(Math.max(level + 1, HIGHEST_HEADING), 6);
}

function linkAddress(link: Element): string | undefined {
  const address = link.getAttribute('href');
  if (address === null || !URL.canParse(address)) return undefined;
  return linkProtocols.has(new URL(address).protocol) ? address : undefined;
}
