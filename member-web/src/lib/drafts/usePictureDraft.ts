import { useEffect, useRef, useState } from 'react';
import type { DraftName } from './drafts';
import { unsentFilesOf } from './unsentFiles';
import { useMemberId } from './useDrafts';

/** The change of a picture in a form: a new file, `'removed'`, or undefined for no change. */
export type PictureChange = File | 'removed' | undefined;

type Changes<Slot extends string> = Partial<Record<Slot, PictureChange>>;

/**
 * The draft of a form's picture changes. It survives a reload, an expired session and a closed tab, beside the text
 * draft of the same name. If the browser stores no files, the pictures have to be chosen again.
 * @param slots names of the form's pictures
 */
export function usePictureDraft<Slot extends string>(name: DraftName, slots: readonly Slot[]) {
  const memberId = useMemberId();
  const [pictureStore] = useState(() => unsentFilesOf(memberId, name, (stored) => revive(stored, slots)));
  const [changes, setChanges] = useState<Changes<Slot>>({});
  /** The value of `changes` in the next render. */
  const latest = useRef(changes);
  const isDiscarded = useRef(false);
  /** Reads and writes run one after the other, so that the last change is also the last one stored. */
  const queue = useRef<Promise<unknown>>(undefined);

  useEffect(() => {
    queue.current ??= pictureStore.read().then(
      (stored) => {
        // A picture that was chosen while the draft was being read is newer than the draft.
        latest.current = { ...stored, ...latest.current };
        setChanges(latest.current);
      },
      () => undefined,
    );
  }, [pictureStore]);

  const after = (work: () => Promise<unknown>) => {
    queue.current = (queue.current ?? Promise.resolve()).then(work).catch(() => undefined);
  };
  return {
    changes,
    change: (slot: Slot, change: PictureChange) => {
      latest.current = { ...latest.current, [slot]: change };
      setChanges(latest.current);
      after(() => (isDiscarded.current ? Promise.resolve() : pictureStore.write(latest.current)));
    },
    /** The changes to send, once the stored draft has been read. */
    whenRestored: async (): Promise<Changes<Slot>> => {
      await queue.current;
      return latest.current;
    },
    /** The form was saved or discarded: removes the draft. */
    discard: () => {
      isDiscarded.current = true;
      after(() => pictureStore.remove());
    },
  };
}

function revive<Slot extends string>(stored: unknown, slots: readonly Slot[]): Changes<Slot> | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const record: Changes<Slot> = {};
  for (const slot of slots) {
    const change: unknown = Reflect.get(stored, slot);
    if (change === 'removed' || change instanceof File) record[slot] = change;
  }
  return record;
}
