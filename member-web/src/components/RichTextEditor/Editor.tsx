import Box from '@mui/material/Box';
import type { CSSObject, Theme } from '@mui/material/styles';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { hasImageFiles } from '../ImagePicker/transferredImages';
import { richTextSx } from '../RichText/richTextStyles';
import { toStoredHtml } from '../RichText/sanitise';
import { isBlankText } from '@campus-commons/web-kit/richText/visibleText.ts';
import { richTextExtensions } from './extensions';
import type { RichTextEditorProps } from './editorProps';
import { Toolbar } from './Toolbar';

/** Debounce time before the text is reported, ms. Serialising a long post on every key would be noticeable. */
const SETTLE_MS = 400;

/* The field fills its container, so that a click anywhere in it sets the cursor. */
const fieldSx = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  '& > div': { flex: 1, display: 'flex', flexDirection: 'column' },
  '& .tiptap': { ...richTextSx(theme), outline: 'none', flex: 1 },
  '& .tiptap p.is-editor-empty:first-of-type::before': {
    content: 'attr(data-placeholder)',
    float: 'left',
    height: 0,
    color: theme.vars.palette.campus.ink3,
    pointerEvents: 'none',
  },
});

/** The editor itself, with ProseMirror and all: loaded on demand by {@link RichTextEditor}. */
export function Editor({
  initialHtml,
  label,
  placeholder,
  compact,
  toolbarStart,
  onEdited,
  onSettled,
  ref,
  children,
}: RichTextEditorProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const editor = useEditor({
    extensions: richTextExtensions(placeholder),
    content: initialHtml,
    autofocus: 'end',
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      // The composer handles pasted pictures: it receives the same event as it bubbles.
      handlePaste: (_view, event) => hasImageFiles(event.clipboardData),
      handleDrop: (_view, event) => hasImageFiles(event.dataTransfer),
      // The composer sends the post on this key; here it would insert a line break.
      handleKeyDown: (_view, event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey),
    },
  });

  const settle = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    onSettled(toStoredHtml(editor.getHTML()));
  });
  const settleIfDue = useEffectEvent(() => {
    if (timer.current !== undefined) settle();
  });
  const changed = useEffectEvent(() => {
    onEdited(isBlankText(editor.getText({ blockSeparator: '' })));
    clearTimeout(timer.current);
    timer.current = setTimeout(settleIfDue, SETTLE_MS);
  });

  useEffect(() => {
    const onUpdate = () => changed();
    const onLeave = () => settleIfDue();
    editor.on('update', onUpdate);
    // The last event that is fired reliably, also on phones, before the tab is in the background or closed.
    document.addEventListener('visibilitychange', onLeave);
    window.addEventListener('pagehide', onLeave);
    return () => {
      editor.off('update', onUpdate);
      document.removeEventListener('visibilitychange', onLeave);
      window.removeEventListener('pagehide', onLeave);
      settleIfDue();
    };
  }, [editor]);

  useImperativeHandle(ref, () => ({ html: () => toStoredHtml(editor.getHTML()) }), [editor]);

  return children({
    toolbar: <Toolbar editor={editor} compact={compact} start={toolbarStart} />,
    content: (
      <Box sx={fieldSx}>
        <EditorContent editor={editor} />
      </Box>
    ),
  });
}
