import { useState } from 'react';
import { randomId } from '../../lib/randomId';
import { useDrafts } from '../../lib/session/useDrafts';

/** The comment a member is writing under a post. What is not sent survives reload, expiry and a closed tab. */
export function useUnsentComment(feedId: string) {
  const drafts = useDrafts();
  const name = `comment:${feedId}` as const;
  const [text, setText] = useState(() => drafts.read(name) ?? '');
  // One key for every attempt at the same text: a lost answer must not say it twice.
  const [attemptKey, setAttemptKey] = useState(randomId);

  const write = (written: string) => {
    setText(written);
    setAttemptKey(randomId());
    if (written === '') drafts.remove(name);
    else drafts.write(name, written);
  };
  return { text, attemptKey, write };
}
