import { html, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { RICH_TEXT } from '../../src/common/rich-text-rules.js';

const TAGS = new Set<string>(RICH_TEXT.tags);
const COLOUR = new RegExp(RICH_TEXT.colourPattern, 'i');
const PROPERTIES = new Set<string>(RICH_TEXT.colourProperties);
const SCHEMES = new Set<string>(RICH_TEXT.linkSchemes);

/**
 * What a browser finds in markup although the allow-list does not permit it. It shares only the list with the
 * sanitiser: its parser follows the HTML standard.
 */
export function breaches(markup: string): string[] {
  const found: string[] = [];
  for (const { node, depth } of nodesOf(parseFragment(markup))) {
    if (node.nodeName === '#text') continue;
    if (depth > RICH_TEXT.deepestNesting) found.push(`too deep: ${depth}`);
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

/** The text that a reader sees, without invisible characters. */
export function visibleText(markup: string): string {
  const texts = [...nodesOf(parseFragment(markup))].map(({ node }) => ('value' in node ? node.value : ''));
  return texts.join('').replace(/[\s\p{Default_Ignorable_Code_Point}\u2800]/gu, '');
}

function isAllowed(tag: string, name: string, value: string): boolean {
  switch (name) {
    case 'style':
      return value.split(';').every((declaration) => {
        const [property, ...rest] = declaration.split(':');
        return PROPERTIES.has(property ?? '') && rest.length === 1 && COLOUR.test(rest[0] ?? '');
      });
    case 'href':
      return tag === 'a' && URL.canParse(value) && SCHEMES.has(new URL(value).protocol.slice(0, -1));
    case 'rel':
      return tag === 'a' && value === RICH_TEXT.linkRel;
    case 'target':
      return tag === 'a' && value === RICH_TEXT.linkTarget;
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
