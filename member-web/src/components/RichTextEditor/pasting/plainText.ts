import { Extension } from '@tiptap/core';
import { Fragment, Slice, type Node as TextNode, type ResolvedPos } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';

/** What separates lines in plain text, whichever system it comes from. */
export const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;

/** A paragraph for each line; an empty line is an empty paragraph. */
function linesAsParagraphs(text: string, at: ResolvedPos): Slice {
  const { schema } = at.doc.type;
  const { paragraph } = schema.nodes;
  const lines = text
    .split(LINE_BREAK)
    .map((line) => paragraph?.create(null, line === '' ? null : schema.text(line, at.marks())) ?? null);
  return new Slice(Fragment.from(lines.filter((line) => line !== null)), 1, 1);
}

/** The text of a selection: a line for each block, as {@link linesAsParagraphs} reads it. */
function asLines({ content }: Slice): string {
  const lines: string[] = [];
  content.descendants((node: TextNode) => {
    if (node.isTextblock) lines.push(node.textBetween(0, node.content.size, '\n', '\n'));
    return !node.isTextblock;
  });
  return lines.length === 0 ? content.textBetween(0, content.size, '\n', '\n') : lines.join('\n');
}

/** Plain text keeps its lines, empty ones too, when it is copied and pasted. */
export const PlainText = Extension.create({
  name: 'plainText',
  // Before the default of the editor's core.
  priority: 1000,
  addProseMirrorPlugins: () => [
    new Plugin({
      props: { clipboardTextParser: linesAsParagraphs, clipboardTextSerializer: asLines },
    }),
  ],
});
