import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, type ReactNode, type Ref } from 'react';
import { loadChunk } from '../../lib/loadChunk';

/** What a composer may ask of the editor at any moment. */
export interface RichTextEditorHandle {
  /** The text as it stands now, limited to what posts may hold. */
  html: () => string;
}

export interface RichTextEditorParts {
  toolbar: ReactNode;
  content: ReactNode;
}

export interface RichTextEditorProps {
  /** The HTML to begin with; changing it later has no effect. */
  initialHtml: string;
  /** What a screen reader calls the field. */
  label: string;
  placeholder: string;
  /** The toolbar as one row with the rest behind "More". */
  compact: boolean;
  /** A tool of the composer's own, first in the compact toolbar. */
  toolbarStart?: ReactNode;
  /** Called on every change, so it must be cheap; says whether any text is left. */
  onEdited: (isBlank: boolean) => void;
  /** Called with the text, limited to what posts may hold, once the keys rest, and before the editor goes. */
  onSettled: (html: string) => void;
  ref?: Ref<RichTextEditorHandle>;
  /** Places toolbar and text. */
  children: (parts: RichTextEditorParts) => ReactNode;
}

const importEditor = () => import('./Editor');
const Editor = lazy(() => loadChunk(importEditor).then((chunk) => ({ default: chunk.Editor })));

/** Fetches the editor ahead of its use. A failure shows, and can be mended, when it is opened. */
export function preloadEditor(): void {
  importEditor().catch(() => undefined);
}

/** Rich text as posts may hold it. The editor arrives in a chunk of its own; until then its place is kept. */
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
    <Box role="status" aria-label="Loading the editor">
      <Skeleton width="55%" height={26} />
    </Box>
  ),
};
