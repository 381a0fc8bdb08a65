import Box from '@mui/material/Box';
import type { CSSObject, Theme } from '@mui/material/styles';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { hasImageFiles } from '../ImagePicker/transferredImages';
import { richTextSx } from '../RichText/richTextStyles';
import { toStoredHtml } from '../RichText/sanitise';
import { isBlankText } from '@campus-commons/web-kit/richText/visibleText.ts';
import { richTextExtensions } from './extensions';
import type { RichTextEditorProps } from './editorProps';
import { Toolbar } from './Toolbar';

/** Debounce time before the text is reported, ms. Serialising a long post on every key press would be slow. */
const REPORT_DELAY_MS = 400;

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

/** The editor itself, including ProseMirror. {@link RichTextEditor} loads it on demand. */
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
    // Sets the selection; the focus would come a frame later.
    autofocus: 'end',
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      // True means handled: the composer receives the bubbling event and adds the pasted pictures.
      handlePaste: (_view, event) => hasImageFiles(event.clipboardData),
      handleDrop: (_view, event) => hasImageFiles(event.dataTransfer),
      // True means handled: the composer sends the post on this key, so the editor must not insert a line break.
      handleKeyDown: (_view, event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey),
    },
  });

  // Within the tap that opens the editor, so that the phone's keyboard comes with it. React may commit later than it
  // renders; Tiptap has then destroyed this editor and creates another one, for which this runs again.
  useLayoutEffect(() => {
    if (!editor.isDestroyed) editor.view.focus();
  }, [editor]);

  const reportText = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    onSettled(toStoredHtml(editor.getHTML()));
  });
  const reportPendingText = useEffectEvent(() => {
    if (timer.current !== undefined) reportText();
  });
  const changed = useEffectEvent(() => {
    onEdited(isBlankText(editor.getText({ blockSeparator: '' })));
    clearTimeout(timer.current);
    timer.current = setTimeout(reportPendingText, REPORT_DELAY_MS);
  });

  useEffect(() => {
    const onUpdate = () => changed();
    const onLeave = () => reportPendingText();
    editor.on('update', onUpdate);
    // This is the last event that fires reliably, also on phones, before the tab is hidden or closed.
    document.addEventListener('visibilitychange', onLeave);
    window.addEventListener('pagehide', onLeave);
    return () => {
      editor.off('update', onUpdate);
      document.removeEventListener('visibilitychange', onLeave);
      window.removeEventListener('pagehide', onLeave);
      reportPendingText();
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
