import { MAX_LIST_DEPTH } from '@campus-commons/web-kit/richText/generated.ts';
import { Extension, InputRule, type InputRuleFinder } from '@tiptap/core';
import type { NodeType, ResolvedPos } from '@tiptap/pm/model';
import { canJoin, findWrapping } from '@tiptap/pm/transform';

/*
 * A rule waits for the letter after the marker: "- 5", "* 3" and "1. 5" are numbers. Only 1 begins a list, because posts
 * store no other first number: "15. August" is a date.
 */
const BULLET = /^[-*] \p{L}$/u;
const FIRST_NUMBER = /^1\. \p{L}$/u;

/** Makes a list of a paragraph that begins as one. Undo, or Backspace, brings back what was typed. */
function listRule(find: InputRuleFinder, type: NodeType, joinsPrevious: boolean): InputRule {
  return new InputRule({
    find,
    handler: ({ state: { tr }, range: { from, to }, match: [typed] }) => {
      const block = tr.doc.resolve(from).blockRange();
      const wrapping = block && findWrapping(block, type);
      if (!wrapping) return null;
      const marker = typed.lastIndexOf(' ') + 1;
      tr.delete(from, Math.min(from + marker, to));
      const rest = tr.doc.resolve(from).blockRange();
      if (rest) tr.wrap(rest, wrapping);
      const before = tr.doc.resolve(from - 1).nodeBefore;
      if (joinsPrevious && before?.type === type && canJoin(tr.doc, from - 1)) tr.join(from - 1);
      return undefined;
    },
  });
}

/**
 * The only texts that change while they are typed. Marks such as `*` and `_` do not, because mathematics and code have
 * them too.
 */
export const TypedLists = Extension.create({
  name: 'typedLists',
  addInputRules() {
    const { bulletList, orderedList } = this.editor.schema.nodes;
    return [
      ...(bulletList ? [listRule(BULLET, bulletList, true)] : []),
      ...(orderedList ? [listRule(FIRST_NUMBER, orderedList, false)] : []),
    ];
  },
});

/** Number of lists that contain a position in the document; 0 outside of lists. */
export function listDepthAt(position: ResolvedPos): number {
  let depth = 0;
  for (let level = position.depth; level > 0; level -= 1) {
    if (position.node(level).type.name === 'listItem') depth += 1;
  }
  return depth;
}

/** Lifts items that are nested deeper than posts allow to the deepest allowed level; for pasted HTML. */
export function limitListDepth(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ol, ul')) {
    const parent = list.parentElement?.closest('li');
    if (parent && nesting(list) > MAX_LIST_DEPTH) {
      parent.after(...list.children);
      list.remove();
    }
  }
}

function nesting(list: Element): number {
  let depth = 0;
  for (let at: Element | null = list; at; at = at.parentElement) {
    if (at.matches('ol, ul')) depth += 1;
  }
  return depth;
}
