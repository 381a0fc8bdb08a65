import type { ReactNode, Ref } from 'react';
import type { MentionChoices } from '../mentions/mentionChoices';
import type { SuggestionField } from '../suggestions/suggestionField';

/** The imperative handle of the editor. */
export interface RichTextEditorHandle {
  /** The text when it is finished, limited to what posts may contain: an address at the caret is linked. */
  html: () => string;
}

/** What has the text: the early field, later the editor. */
export interface TextSource {
  /** The text, limited to what posts may contain. */
  html: () => string;
  /** Does what waits for the end of a word: links an address at the caret. */
  finish?: () => void;
  /** Whether nothing is visible. Called on every change, so it is fast. */
  isBlank: () => boolean;
  /** Where members and topics are suggested; undefined in the early field. */
  suggestions?: SuggestionField;
}

export interface RichTextEditorParts {
  toolbar: ReactNode;
  content: ReactNode;
}

export interface RichTextEditorProps {
  /** The initial HTML; later changes have no effect. */
  initialHtml: string;
  /** The accessible name of the field. */
  label: string;
  placeholder: string;
  /** One row of tools, and the others behind "More". */
  compact: boolean;
  /** A tool of the composer, first in the compact toolbar. */
  toolbarStart?: ReactNode;
  /** Called on every change, so it must be fast. */
  onEdited: (isBlank: boolean) => void;
  /**
   * Called with the text, limited to what posts may contain, debounced while typing, and before the editor unmounts.
   */
  onSettled: (html: string) => void;
  /** Whose names the writer has inserted from the suggestions. Without it nobody can be mentioned. */
  choices?: MentionChoices;
  /** Whether its words after a `#` become topics, which are then suggested. */
  hasTopics?: boolean;
  /** Whether it takes the focus when it appears, as in a dialog that was opened to write. Default true. */
  takesFocus?: boolean;
  ref?: Ref<RichTextEditorHandle>;
  /** Renders the toolbar and the text field. */
  children: (parts: RichTextEditorParts) => ReactNode;
}
