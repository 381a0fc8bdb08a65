import type { Editor } from '@tiptap/core';
import { DOMParser, type Node as TextNode, type ParseOptions } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import type { EarlyField } from './EarlyField';
import { removeFillers } from './earlyText';

/** Makes the editor work in the element of the early field, with the text and the selection that it has there. */
export function takeOver(editor: Editor, field: EarlyField): void {
  const { element } = field;
  const hasFocus = document.activeElement === element;
  field.release();
  editor.view.updateState(stateOf(editor, field));
  editor.mount({ mount: element });
  // The toolbar shows the formats at the caret.
  editor.view.dispatch(editor.state.tr);
  if (!hasFocus) return;
  editor.view.focus();
  // It has had the focus all along, so the browser does not tell the editor.
  element.dispatchEvent(new FocusEvent('focus'));
}

function stateOf(editor: Editor, field: EarlyField): EditorState {
  const { schema, state } = editor;
  const selected = selectionIn(field.element);
  // Where the caret was when the field opened, if the focus has left it since.
  if (field.isUntouched && !selected)
    return state.apply(state.tr.setSelection(TextSelection.atEnd(state.doc)));
  removeFillers(field.element);
  const anchor = position(selected?.anchorNode, selected?.anchorOffset);
  const head = position(selected?.focusNode, selected?.focusOffset);
  const doc: TextNode = DOMParser.fromSchema(schema).parse(field.element, {
    preserveWhitespace: true,
    findPositions: [...anchor, ...head],
  });
  const [from, to] = [anchor[0]?.pos, head[0]?.pos];
  const selection =
    from === undefined || to === undefined
      ? TextSelection.atEnd(doc)
      : TextSelection.between(doc.resolve(from), doc.resolve(to));
  return EditorState.create({ schema, doc, selection });
}

function selectionIn(element: HTMLElement): Selection | undefined {
  const selection = getSelection();
  return selection && element.contains(selection.anchorNode) && element.contains(selection.focusNode)
    ? selection
    : undefined;
}

/** A place in the document that the parser is to find; it writes `pos`. */
type Place = NonNullable<ParseOptions['findPositions']>[number];

function position(node: globalThis.Node | null | undefined, offset = 0): Place[] {
  return node ? [{ node, offset }] : [];
}
