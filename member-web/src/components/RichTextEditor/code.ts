import { InputRule, type ChainedCommands, type Editor } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Fragment, Slice, type Node as TextNode, type NodeType } from '@tiptap/pm/model';
import { Plugin, TextSelection, type Selection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** What begins lines of code once Enter or a space follows it. A language may stand after it, which posts do not store. */
const OPENING_FENCE = /^```(?: |[a-z0-9+#]{0,20}\n)$/i;
/** The last line of code that closes it when Enter follows, as in Markdown. */
const CLOSING_FENCE = '\n```';

/** Code within a line. It may also be bold or a link, as the allow-list permits. */
export const InlineCode = Code.extend({ excludes: '' });

/** Lines of code. Their text has no formats; posts store no language. */
export const CodeLines = CodeBlock.extend({
  addAttributes: () => ({}),
  // `br` is a line here, too: other programs write it.
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' as const, contentElement: withLineFeeds }],
  renderHTML: () => ['pre', ['code', 0]],
  // Not the library's own: pastedCode.ts recognises code, whichever program it comes from.
  addProseMirrorPlugins() {
    return [new Plugin({ props: { transformPasted: keepLines, handleClick: leaveBelow(this.type) } })];
  },
  addInputRules() {
    return [
      new InputRule({
        find: OPENING_FENCE,
        handler: ({ state: { tr }, range: { from, to } }) => {
          const start = tr.doc.resolve(from);
          if (!start.node(-1).canReplaceWith(start.index(-1), start.indexAfter(-1), this.type)) return null;
          tr.delete(from, to).setBlockType(from, from, this.type);
          return undefined;
        },
      }),
    ];
  },
  addKeyboardShortcuts() {
    const inherited = this.parent?.() ?? {};
    return {
      ...inherited,
      // The library's own would leave the line feeds in a paragraph, which does not show them.
      Backspace: ({ editor }) => {
        const { empty, $from } = editor.state.selection;
        return empty && $from.parent.type === this.type && $from.parentOffset === 0
          ? editor.commands.setNode('paragraph')
          : false;
      },
      Enter: (props) => closesFence(props.editor) || (inherited.Enter?.(props) ?? false),
    };
  },
});

/** Several lines of code stay code where they are pasted into a line, which cannot hold them. */
function keepLines({ content, openStart, openEnd }: Slice): Slice {
  const isLines = (node: TextNode | null) => !!node?.type.spec.code && node.textContent.includes('\n');
  return new Slice(
    content,
    isLines(content.firstChild) ? 0 : openStart,
    isLines(content.lastChild) ? 0 : openEnd,
  );
}

/** A click below code at the end of a text begins a line there. */
const leaveBelow = (type: NodeType) => (view: EditorView, _position: number, event: MouseEvent) => {
  const { doc, tr, schema } = view.state;
  const end = doc.content.size;
  const last = view.dom.lastElementChild;
  const line = schema.nodes.paragraph?.create();
  if (doc.lastChild?.type !== type || !line || !last || event.clientY <= last.getBoundingClientRect().bottom)
    return false;
  tr.insert(end, line);
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, end + 1)));
  return true;
};

/** Where the last line of the code at the cursor begins, if it is a fence that closes it. */
function closingFenceAt({ empty, $from }: Selection): number | undefined {
  const { parent, parentOffset, pos } = $from;
  const isAtEnd = empty && parent.type.spec.code && parentOffset === parent.content.size;
  if (!isAtEnd || !`\n${parent.textContent}`.endsWith(CLOSING_FENCE)) return undefined;
  return Math.max($from.start(), pos - CLOSING_FENCE.length);
}

/** Leaves lines of code whose last one is a fence, without that line. */
function closesFence(editor: Editor): boolean {
  const { selection } = editor.state;
  const from = closingFenceAt(selection);
  return (
    from !== undefined &&
    editor
      .chain()
      .command(({ tr }) => Boolean(tr.delete(from, selection.from)))
      .exitCode()
      .run()
  );
}

/** Removes the fence at the cursor that closes code: no Enter follows the last line of a post. */
export function finishFence({ view, state }: Editor): void {
  const from = closingFenceAt(state.selection);
  if (from !== undefined) view.dispatch(state.tr.delete(from, state.selection.from));
}

/**
 * Makes code of the lines after each fence, up to the one that closes it, as after typing them before the editor was there. The last
 * fence may be open, because its code is still being typed.
 */
export function fenceTypedLines({ view, state, schema }: Editor): void {
  const { tr, doc } = state;
  const ranges: [from: number, to: number][] = [];
  let opened: number | undefined;
  doc.forEach((node, offset) => {
    const line = node.type === schema.nodes.paragraph ? node.textContent : '';
    if (opened === undefined) opened = OPENING_FENCE.test(`${line}\n`) ? offset : undefined;
    else if (line === '```') {
      ranges.push([opened, offset + node.nodeSize]);
      opened = undefined;
    }
  });
  if (opened !== undefined) ranges.push([opened, doc.content.size]);
  // The last one first, so that the places of the others stay.
  for (const [from, to] of ranges.toReversed()) {
    const lines = linesIn(doc, from, to).slice(1);
    if (lines.at(-1) === '```') lines.pop();
    replaceByCode(tr, from, to, lines, schema.nodes.codeBlock);
  }
  if (tr.docChanged) view.dispatch(tr);
}

function withLineFeeds(pre: Node): HTMLElement {
  const element = pre as HTMLElement;
  for (const lineBreak of element.querySelectorAll('br')) lineBreak.replaceWith('\n');
  return element;
}

/**
 * What the tool "Code" does: code within a line for a part of it; lines of code for the line at the cursor, or for all lines
 * that are selected. In code it makes text of it.
 */
export function toggleCode(chain: ChainedCommands, editor: Editor): ChainedCommands {
  const { $from, $to, empty } = editor.state.selection;
  const isOneBlock = $from.parent.isTextblock && $from.sameParent($to);
  const isPart = !empty && isOneBlock && $to.pos - $from.pos < $from.parent.content.size;
  if ($from.parent.type.spec.code && isOneBlock) return chain.setNode('paragraph');
  if (isPart || (empty && editor.isActive('code'))) return chain.toggleCode();
  if (isOneBlock) return chain.setNode('codeBlock');
  return chain.command(({ tr }) => joinLines(tr, editor.schema.nodes.codeBlock));
}

/** Replaces the selected blocks by one block of code with their lines. */
function joinLines(tr: Transaction, type: NodeType | undefined): boolean {
  const { $from, $to } = tr.selection;
  const range = $from.blockRange($to, (node) => !!type && node.type.contentMatch.matchType(type) !== null);
  if (!range || !type) return false;
  replaceByCode(tr, range.start, range.end, linesIn(tr.doc, range.start, range.end), type);
  return true;
}

function linesIn(doc: TextNode, from: number, to: number): string[] {
  const lines: string[] = [];
  doc.nodesBetween(from, to, (node) => {
    if (node.isTextblock) lines.push(node.textBetween(0, node.content.size, '\n', '\n'));
    return !node.isTextblock;
  });
  return lines;
}

/** Replaces whole blocks by code. A cursor in them stands at its end. */
function replaceByCode(
  tr: Transaction,
  from: number,
  to: number,
  lines: string[],
  type: NodeType | undefined,
): void {
  if (!type) return;
  const text = lines.join('\n');
  const { head } = tr.selection;
  const end = from + text.length + 1;
  tr.replaceWith(from, to, type.create(null, text === '' ? Fragment.empty : type.schema.text(text)));
  if (head >= from && head <= to) tr.setSelection(TextSelection.near(tr.doc.resolve(end), -1));
}
