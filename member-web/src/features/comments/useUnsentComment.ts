import { useMemo, useSyncExternalStore } from 'react';
import { attemptsOf } from '../../lib/attempts';
import { subscribeToDrafts } from '../../lib/drafts';
import { useDrafts } from '../../lib/session/useDrafts';

/**
 * The comment a member is writing under a post. What is not sent survives reload, expiry and a closed tab. The text is the
 * kept one and no copy of it: a box that was folded away meanwhile is empty once its comment has been sent.
 */
export function useUnsentComment(feedId: string) {
  const drafts = useDrafts();
  const name = `comment:${feedId}` as const;
  const text = useSyncExternalStore(subscribeToDrafts, () => drafts.read(name) ?? '');
  const attempts = useMemo(() => attemptsOf(drafts, `comment:${feedId}`), [drafts, feedId]);

  const write = (written: string) => {
    if (written === '') drafts.remove(name);
    else drafts.write(name, written);
  };
  return {
    text,
    attempts,
    write,
    /** The comment is there. What was written meanwhile, in another tab, stays. */
    sent: (comment: string) => {
      if (drafts.read(name)?.trim() === comment) drafts.remove(name);
    },
  };
}
