import { useEffect, useRef, useState } from 'react';
import type { DraftName } from '../drafts';
import type { PictureChange } from '../pictureChange';
import { unsentFilesOf } from '../unsentFiles';
import { useMemberId } from './useDrafts';

type Changes<Slot extends string> = Partial<Record<Slot, PictureChange>>;

/**
 * The pictures that a form is about to change. What is not sent survives reload, expiry and a closed tab, beside the
 * draft of the same name; where the browser keeps no files they are chosen anew.
 * @param slots the pictures that the form has, by names of its own
 */
export function useUnsentPictures<Slot extends string>(name: DraftName, slots: readonly Slot[]) {
  const memberId = useMemberId();
  const [shelf] = useState(() => unsentFilesOf(memberId, name, (kept) => revive(kept, slots)));
  const [changes, setChanges] = useState<Changes<Slot>>({});
  /** What `changes` will be at the next render. */
  const latest = useRef(changes);
  const isOver = useRef(false);
  /** Reading and writing one after the other, so that the last change is also the last one kept. */
  const inTurn = useRef<Promise<unknown>>(undefined);

  useEffect(() => {
    inTurn.current ??= shelf.read().then(
      (kept) => {
        // A picture chosen meanwhile is the newer one.
        latest.current = { ...kept, ...latest.current };
        setChanges(latest.current);
      },
      () => undefined,
    );
  }, [shelf]);

  const after = (work: () => Promise<unknown>) => {
    inTurn.current = (inTurn.current ?? Promise.resolve()).then(work).catch(() => undefined);
  };
  return {
    changes,
    change: (slot: Slot, change: PictureChange) => {
      latest.current = { ...latest.current, [slot]: change };
      setChanges(latest.current);
      after(() => (isOver.current ? Promise.resolve() : shelf.write(latest.current)));
    },
    /** The changes to send, once it is known what was kept. */
    settled: async (): Promise<Changes<Slot>> => {
      await inTurn.current;
      return latest.current;
    },
    /** The form is sent, or given up: nothing of it is kept. */
    forget: () => {
      isOver.current = true;
      after(() => shelf.remove());
    },
  };
}

function revive<Slot extends string>(kept: unknown, slots: readonly Slot[]): Changes<Slot> | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const record: Changes<Slot> = {};
  for (const slot of slots) {
    const change: unknown = Reflect.get(kept, slot);
    if (change === 'removed' || change instanceof File) record[slot] = change;
  }
  return record;
}
