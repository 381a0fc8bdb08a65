import type { Editor } from '@tiptap/core';

/** Types a text key by key, as a browser tells it to the editor. */
export function type(editor: Editor, text: string): void {
  const { view } = editor;
  for (const key of text) {
    if (key === '\n') pressed(editor, 'Enter');
    else {
      const { from, to } = view.state.selection;
      const insert = () => view.state.tr.insertText(key, from, to);
      const isHandled = view.someProp('handleTextInput', (handle) => handle(view, from, to, key, insert));
      if (!isHandled) view.dispatch(insert());
    }
  }
}

/** Presses a key that is no text. */
export function pressed({ view }: Editor, key: string): void {
  view.someProp('handleKeyDown', (handle) => handle(view, new KeyboardEvent('keydown', { key })));
}
