import { InputRule, type ChainedCommands, type Editor } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Fragment, Slice, type Node as TextNode, type NodeType } from '@tiptap/pm/model';
import { Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
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
      Enter: (props) => closesFence(props.editor, this.type) || (inherited.Enter?.(props) ?? false),
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

/** Leaves lines of code whose last one is a fence, without that line. */
function closesFence(editor: Editor, type: NodeType): boolean {
  const { empty, $from } = editor.state.selection;
  const { parent, parentOffset, pos } = $from;
  const isAtEnd = empty && parent.type === type && parentOffset === parent.content.size;
  if (!isAtEnd || !`\n${parent.textContent}`.endsWith(CLOSING_FENCE)) return false;
  const from = Math.max($from.start(), pos - CLOSING_FENCE.length);
  return editor
    .chain()
    .command(({ tr }) => Boolean(tr.delete(from, pos)))
    .exitCode()
    .run();
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
  const lines: string[] = [];
  tr.doc.nodesBetween(range.start, range.end, (node: TextNode) => {
    if (node.isTextblock) lines.push(node.textBetween(0, node.content.size, '\n', '\n'));
    return !node.isTextblock;
  });
  const text = lines.join('\n');
  const code = type.create(null, text === '' ? Fragment.empty : type.schema.text(text));
  tr.replaceWith(range.start, range.end, code);
  tr.setSelection(TextSelection.near(tr.doc.resolve(range.start + text.length + 1), -1));
  return true;
}
