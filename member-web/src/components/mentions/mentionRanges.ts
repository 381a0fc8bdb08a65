import { splitMentions, type Mention } from '../../lib/text/mentions';

/** The elements of which each is one text: a mention does not reach from one into the next. */
const BLOCKS = 'p, h1, h2, h3, h4, h5, h6';

/**
 * Where the text of an editor has mentions, as ranges of the document. A name of which a part is bold lies in several text
 * nodes.
 * @param mentions at least one
 */
export function mentionRanges(root: HTMLElement, mentions: readonly Mention[]): Range[] {
  return [...root.querySelectorAll(BLOCKS)].flatMap((block) => rangesIn(block, mentions));
}

function rangesIn(block: Element, mentions: readonly Mention[]): Range[] {
  const texts: { node: Text; start: number }[] = [];
  let text = '';
  const nodes = document.createTreeWalker(block, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    if (node instanceof Text) {
      texts.push({ node, start: text.length });
      text += node.data;
    } else if (node.nodeName === 'BR') text += '\n';
  }
  if (!text.includes('@')) return [];
  const setAt = (at: number, set: (node: Text, offset: number) => void) => {
    const found = texts.findLast(({ start }) => start < at) ?? texts[0];
    if (found) set(found.node, Math.min(at - found.start, found.node.length));
  };
  const ranges: Range[] = [];
  let end = 0;
  for (const part of splitMentions(text, mentions)) {
    const start = end;
    end += typeof part === 'string' ? part.length : part.label.length + 1;
    if (typeof part === 'string') continue;
    const range = document.createRange();
    setAt(start, (node, offset) => range.setStart(node, offset));
    setAt(end, (node, offset) => range.setEnd(node, offset));
    ranges.push(range);
  }
  return ranges;
}
