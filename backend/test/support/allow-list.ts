import { html, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

const TAGS = new Set('p br h1 h2 h3 h4 h5 h6 strong b em i u s ol ul li a span'.split(' '));
const COLOUR = /^(#[0-9a-f]{3,8}|(rgb|hsl)a?\([\d.,%\sdeg]+\)|[a-z]{3,30})$/i;
const ADDRESSES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const DEEPEST = 50;

/**
 * What a browser would find in markup that the allow-list does not name. It is written from the list alone and reads
 * with a parser that follows the HTML standard, so that it shares no mistake with what sanitises.
 */
export function breaches(markup: string): string[] {
  const found: string[] = [];
  for (const { node, depth } of nodesOf(parseFragment(markup))) {
    if (node.nodeName === '#text') continue;
    if (depth > DEEPEST) found.push(`deeper than ${DEEPEST}`);
    if (!('attrs' in node)) {
      found.push(node.nodeName);
      continue;
    }
    if (!TAGS.has(node.tagName) || node.namespaceURI !== html.NS.HTML) found.push(`<${node.tagName}>`);
    for (const { name, value } of node.attrs) {
      if (!isAllowed(node.tagName, name, value)) found.push(`<${node.tagName} ${name}="${value}">`);
    }
  }
  return found;
}

/** The text a reader would see, without what shows nothing. */
export function visibleText(markup: string): string {
  const texts = [...nodesOf(parseFragment(markup))].map(({ node }) => ('value' in node ? node.value : ''));
  return texts.join('').replace(/[\s\p{Default_Ignorable_Code_Point}\u2800]/gu, '');
}

function isAllowed(tag: string, name: string, value: string): boolean {
  switch (name) {
    case 'style':
      return value.split(';').every((declaration) => {
        const [property, ...rest] = declaration.split(':');
        return (
          /^(background-)?color$/.test(property ?? '') && rest.length === 1 && COLOUR.test(rest[0] ?? '')
        );
      });
    case 'href':
      return tag === 'a' && URL.canParse(value) && ADDRESSES.has(new URL(value).protocol);
    case 'rel':
      return tag === 'a' && value === 'noopener noreferrer nofollow ugc';
    case 'target':
      return tag === 'a' && value === '_blank';
    default:
      return false;
  }
}

function* nodesOf(parent: Tree.ParentNode, depth = 1): Generator<{ node: Tree.ChildNode; depth: number }> {
  for (const node of parent.childNodes) {
    yield { node, depth };
    if ('childNodes' in node) yield* nodesOf(node, depth + 1);
  }
}
