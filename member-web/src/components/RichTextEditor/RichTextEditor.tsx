import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { preloadableChunk } from '../../lib/preloadableChunk';
import { editorTexts } from '../../texts/editor';
import type { RichTextEditorParts, RichTextEditorProps } from './editorProps';

const { Chunk: Editor, preload } = preloadableChunk(
  () => import('./Editor'),
  (chunk) => chunk.Editor,
);

/** Preloads the editor. If that fails, opening the editor shows the error and offers a retry. */
export const preloadEditor = preload;

/** The rich-text editor for posts. It is a separate chunk; until it has loaded, a placeholder keeps its space. */
export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={props.children(placeholders)}>
      <Editor {...props} />
    </Suspense>
  );
}

const placeholders: RichTextEditorParts = {
  toolbar: (
    <Box sx={{ height: 44, display: 'flex', alignItems: 'center', gap: 3, px: 5 }}>
      <Skeleton width={84} height={20} />
      <Skeleton width={150} height={20} />
    </Box>
  ),
  content: (
    <Box role="status" aria-label={editorTexts.loading}>
      <Skeleton width="55%" height={26} />
    </Box>
  ),
};
