import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { CSSObject, Theme } from '@mui/material/styles';
import { useCallback, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { preloadableChunk } from '../../lib/loading/preloadableChunk';
import { Feature } from '../Feature';
import { MentionSuggestions } from '../mentions/MentionSuggestions';
import { TopicSuggestions } from '../topics/TopicSuggestions';
import type { SuggestionField } from '../suggestions/suggestionField';
import { richTextSx } from '../RichText/richTextStyles';
import { EarlyField } from './EarlyField';
import type { RichTextEditorProps, TextSource } from './editorProps';
import { useTextReports } from './useTextReports';

const { Chunk: Editor, preload } = preloadableChunk(() => import('./Editor'), 'Editor');

/** Preloads the editor. If that fails, opening the editor shows the error and offers a retry. */
export const preloadEditor = preload;

/* The field fills its container, so that a click anywhere in it sets the cursor. */
const fieldSx = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  '& .tiptap': {
    ...richTextSx(theme),
    outline: 'none',
    flex: 1,
    // The editor needs it on its element too; otherwise the browser would type spaces that do not break.
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    fontFeatureSettings: '"liga" 0',
  },
  '& .tiptap p.is-editor-empty:first-of-type::before': {
    // Not the attribute of the paragraph, because what is written may become something else: a question has another one.
    content: 'var(--placeholder)',
    float: 'left',
    height: 0,
    color: theme.vars.palette.campus.ink3,
    pointerEvents: 'none',
  },
});

/**
 * The rich-text editor for posts. Its text field takes text at once; the editor is a separate chunk and takes the field
 * over when it is ready. Until then a placeholder keeps the space of its toolbar.
 */
export function RichTextEditor({
  initialHtml,
  label,
  placeholder,
  compact,
  toolbarStart,
  onEdited,
  onSettled,
  choices,
  hasTopics = false,
  takesFocus = true,
  ref,
  children,
}: RichTextEditorProps) {
  const [field] = useState(() => new EarlyField({ html: initialHtml, label, placeholder }));
  const source = useRef<TextSource>(field);
  const [suggestionField, setSuggestionField] = useState<SuggestionField>();
  const reportPending = useTextReports({ field, source, onEdited, onSettled });
  const place = useCallback((box: HTMLElement | null) => box?.append(field.element), [field]);

  // Within the tap that opens the editor, so that the phone's keyboard comes with it.
  useLayoutEffect(() => {
    if (takesFocus) field.focus();
  }, [field, takesFocus]);
  useImperativeHandle(
    ref,
    () => ({
      html: () => {
        source.current.finish?.();
        return source.current.html();
      },
    }),
    [],
  );

  return children({
    toolbar: (
      <Feature fallback={toolbarPlaceholder}>
        <Editor
          field={field}
          label={label}
          placeholder={placeholder}
          compact={compact}
          toolbarStart={toolbarStart}
          fallback={toolbarPlaceholder}
          onTaken={(taken) => {
            source.current = taken;
            setSuggestionField(taken.suggestions);
          }}
          onLeave={reportPending}
        />
      </Feature>
    ),
    content: (
      <>
        <Box ref={place} sx={[fieldSx, { '--placeholder': JSON.stringify(placeholder) }]} />
        {suggestionField && choices && <MentionSuggestions field={suggestionField} choices={choices} />}
        {suggestionField && hasTopics && <TopicSuggestions field={suggestionField} />}
      </>
    ),
  });
}

const toolbarPlaceholder = (
  <Box sx={{ height: 44, display: 'flex', alignItems: 'center', gap: 3, px: 5 }}>
    <Skeleton width={84} height={20} />
    <Skeleton width={150} height={20} />
  </Box>
);
