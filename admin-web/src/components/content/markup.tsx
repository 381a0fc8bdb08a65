import { isAllowedLink, withoutLineBreaks } from '@campus-commons/web-kit/richText/links.ts';
import { LINK_REL, LINK_TARGET, TAGS } from '@campus-commons/web-kit/richText/generated.ts';
import Link from '@mui/material/Link';
import { createElement, Fragment, type ReactNode } from 'react';

/** Tags that are rendered as they are. Of all other tags only the contents are rendered. */
const kept = new Set<string>(TAGS.filter((tag) => !/^(?:h\d|a|span)$/.test(tag)));
/** Tags that are removed with their contents, which are not text. */
const dropped = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math']);
/** Highest heading level in a post: the dialog's heading has level 2. */
const MIN_HEADING_LEVEL = 3;

/**
 * Renders the HTML of a post with the tags of the allow-list only. The only attribute kept is a link's address. Colours
 * are removed on purpose, because administrators must see text that is white on white.
 */
export function postElements(html: string): ReactNode {
  return contents(parse(withoutLineBreaks(html)));
}

/** Parses into a separate document, which loads nothing and runs no scripts. */
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
  // Code scrolls in its own box, by keyboard, too.
  if (tag === 'pre') return <pre tabIndex={0}>{contents(node)}</pre>;
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

/** Moves a heading one level down, as on the member site, so that posts' headings are below the dialog's. */
function headingBelow(level: number): number {
  return Math.min(Math.max(level + 1, MIN_HEADING_LEVEL), 6);
}

function linkAddress(link: Element): string | undefined {
  const address = link.getAttribute('href');
  return address !== null && isAllowedLink(address) ? address : undefined;
}
