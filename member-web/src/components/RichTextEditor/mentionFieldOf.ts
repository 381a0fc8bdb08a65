import type { Editor } from '@tiptap/core';
import type { MentionField } from '../mentions/mentionField';

/** The editor's text as one in which members can be mentioned. */
export function mentionFieldOf(editor: Editor, element: HTMLElement): MentionField {
  return {
    element,
    textBefore: () => {
      const { $from, empty } = editor.state.selection;
      if (!empty || !$from.parent.isTextblock || !editor.isFocused) return null;
      return $from.parent.textBetween(0, $from.parentOffset, '\n', '\n');
    },
    place: () => editor.view.coordsAtPos(editor.state.selection.from),
    replace: (length, text) => {
      const { from } = editor.state.selection;
      editor.view.dispatch(editor.state.tr.insertText(text, from - length, from).scrollIntoView());
    },
    subscribe: (listener) => {
      const events = ['transaction', 'focus', 'blur'] as const;
      for (const name of events) editor.on(name, listener);
      return () => {
        for (const name of events) editor.off(name, listener);
      };
    },
  };
}
