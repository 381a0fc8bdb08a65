import { createContext, use, useState } from 'react';
import { useSession } from '../providers/useSession';

/** Text that was typed into dialogs and not sent. It is kept in memory only, because a reason may name somebody. */
export const UnsentTexts = createContext<Map<string, string> | undefined>(undefined);

interface UnsentText {
  text: string;
  setText: (text: string) => void;
  /** To be called once the text is sent. */
  forget: () => void;
}

/**
 * The text of a dialog. It is kept for whoever typed it when they cancel and when their session ends.
 *
 * @param topic identifies the dialog
 */
export function useUnsentText(topic: string): UnsentText {
  const texts = use(UnsentTexts);
  const { userName } = useSession();
  // The user ID at the time of the question: it is empty once the session has ended.
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
