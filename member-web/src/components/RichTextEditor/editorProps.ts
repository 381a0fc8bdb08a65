import type { ReactNode, Ref } from 'react';

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
  /** Called with the text, limited to what posts may hold, debounced after typing, and before the editor unmounts. */
  onSettled: (html: string) => void;
  ref?: Ref<RichTextEditorHandle>;
  /** Places toolbar and text. */
  children: (parts: RichTextEditorParts) => ReactNode;
}
