import { createContext, use, useState } from 'react';
import { useSession } from '../providers/useSession';

/** Text that was typed into dialogs but not sent. It is kept only in memory, because a reason may name a member. */
export const DialogDrafts = createContext<Map<string, string> | undefined>(undefined);

interface DialogDraft {
  text: string;
  setText: (text: string) => void;
  /** Call it after the text was sent. */
  forget: () => void;
}

/**
 * The text of a dialog. When the administrator cancels or their session ends, it is kept for the same administrator.
 *
 * @param topic identifies the dialog
 */
export function useDialogDraft(topic: string): DialogDraft {
  const texts = use(DialogDrafts);
  const { userName } = useSession();
  // Keeps the first user ID, because it becomes empty when the session ends.
  const [key] = useState(() => JSON.stringify([userName, topic]));
  const [text, setText] = useState(() => texts?.get(key) ?? '');
  return {
    text,
    setText: (next) => {
      texts?.set(key, next);
      setText(next);
    },
    forget: () => void texts?.delete(key),
  };
}
