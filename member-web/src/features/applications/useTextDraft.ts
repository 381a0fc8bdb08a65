import { useState } from 'react';
import type { DraftName } from '../../lib/drafts/drafts';
import { discardDraft } from '../../lib/drafts/discardDrafts';
import { useDrafts, useMemberId } from '../../lib/drafts/useDrafts';

/** A text that is being written, which survives a reload and a closed tab. @param initial what stands there at first */
export function useTextDraft(name: DraftName, initial = '') {
  const drafts = useDrafts();
  const memberId = useMemberId();
  const [text, setText] = useState(() => drafts.read(name) ?? initial);
  return {
    text,
    write: (written: string) => {
      setText(written);
      drafts.write(name, written);
    },
    /** It was sent. */
    clear: () => {
      setText('');
      discardDraft(memberId, name);
    },
  };
}
