import type { ResolvedPos } from '@tiptap/pm/model';
import { MAX_LIST_DEPTH } from '@campus-commons/web-kit/richText/generated.ts';

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
