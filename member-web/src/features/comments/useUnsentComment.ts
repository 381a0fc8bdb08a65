import { useMemo, useState } from 'react';
import { attemptsOf } from '../../lib/attempts';
import { useDrafts } from '../../lib/session/useDrafts';

/** The comment a member is writing under a post. What is not sent survives reload, expiry and a closed tab. */
export function useUnsentComment(feedId: string) {
  const drafts = useDrafts();
  const name = `comment:${feedId}` as const;
  const [text, setText] = useState(() => drafts.read(name) ?? '');
  const attempts = useMemo(() => attemptsOf(drafts, `comment:${feedId}`), [drafts, feedId]);

  const write = (written: string) => {
    setText(written);
    if (written === '') drafts.remove(name);
    else drafts.write(name, written);
  };
  return { text, attempts, write };
}
