import type { ResolvedPos } from '@tiptap/pm/model';
import { DEEPEST_LIST } from '@campus-commons/web-kit/richText/generated.ts';

/** How many lists a place in the document lies in; 0 outside of any. */
export function listDepthAt(position: ResolvedPos): number {
  let depth = 0;
  for (let level = position.depth; level > 0; level -= 1) {
    if (position.node(level).type.name === 'listItem') depth += 1;
  }
  return depth;
}

/** Lifts what is nested deeper than posts allow up to the deepest level that is; for HTML from elsewhere. */
export function limitListDepth(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ol, ul')) {
    const parent = list.parentElement?.closest('li');
    if (parent && nesting(list) > DEEPEST_LIST) {
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
