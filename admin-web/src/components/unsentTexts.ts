import { createContext, use, useState } from 'react';
import { SessionContext, useSession } from '../providers/useSession';

/** What was typed into questions and not sent. In memory alone: a reason may name somebody. */
export const UnsentTexts = createContext<Map<string, string> | undefined>(undefined);

interface UnsentText {
  text: string;
  setText: (text: string) => void;
  /** It is sent, or of no use any more. */
  forget: () => void;
}

/**
 * The text of a question. It outlives a cancelled question and the end of a session, for whoever typed it.
 *
 * @param topic what is asked, apart from every other question
 */
export function useUnsentText(topic: string): UnsentText {
  const texts = use(UnsentTexts);
  const session = use(SessionContext);
  const { userName } = useSession();
  // As it was when the question was asked: the name goes with the session.
  const [key] = useState(() => JSON.stringify([userName, topic]));
  const [text, setText] = useState(() => texts?.get(key) ?? '');
  return {
    text,
    setText: (next) => {
      texts?.set(key, next);
      setText(next);
    },
    forget: () => {
      // react-admin lets a call that the end of the session refused pass for one that went well.
      if (session?.state().token !== null) texts?.delete(key);
    },
  };
}
