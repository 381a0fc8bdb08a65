import { isAllowedLink } from '@campus-commons/web-kit/richText/links.ts';
import { LINK_REL, LINK_TARGET, TAGS } from '@campus-commons/web-kit/richText/generated.ts';
import Link from '@mui/material/Link';
import { createElement, Fragment, type ReactNode } from 'react';

/** What keeps its element as it is; everything else gives its contents to its parent. */
const kept = new Set<string>(TAGS.filter((tag) => !/^(?:h\d|a|span)$/.test(tag)));
/** What is left out with its contents: they are no text. */
const dropped = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math']);
/** The highest heading of a post, below the dialog's own, which is the second of the page. */
const HIGHEST_HEADING = 3;

/**
 * The elements of a post, made anew from those of the allow-list; no attribute but a link's address survives.
 * Colours go on purpose: white words on white are what an administrator must see.
 */
export function postElements(html: string): ReactNode {
  return contents(parse(html));
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
    <Link href={href} target={LINK_TARGET} rel={LINK_REL}>
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
  return address !== null && isAllowedLink(address) ? address : undefined;
}
