import { useMemo, useSyncExternalStore } from 'react';
import { ChosenMentions } from '../../lib/drafts/chosenMentions';
import { idempotencyKeysOf } from '../../lib/drafts/idempotencyKeys';
import { subscribeToDrafts } from '../../lib/drafts/drafts';
import { useDrafts } from '../../lib/drafts/useDrafts';

/**
 * The draft of a comment on a post (`comment:`, with its id), or of a reply to a comment (`reply:`, with its id). It survives a reload, an expired session and a closed tab. The draft store is the
 * only state, so the field is also emptied if the comment is sent while the section is collapsed.
 */
export function useCommentDraft(name: `comment:${string}` | `reply:${string}`) {
  const drafts = useDrafts();
  const text = useSyncExternalStore(subscribeToDrafts, () => drafts.read(name) ?? '');
  const idempotencyKeys = useMemo(() => idempotencyKeysOf(drafts, name), [drafts, name]);
  const mentions = useMemo(() => new ChosenMentions(drafts, name), [drafts, name]);

  const write = (written: string) => {
    if (written === '') {
      drafts.remove(name);
      mentions.remove();
    } else drafts.write(name, written);
  };
  return {
    text,
    idempotencyKeys,
    /** The members whom it mentions. */
    mentions,
    write,
    /** Removes the draft of a sent comment, unless another tab has changed it meanwhile. */
    sent: (comment: string) => {
      if (drafts.read(name)?.trim() !== comment) return;
      drafts.remove(name);
      mentions.remove();
    },
  };
}
