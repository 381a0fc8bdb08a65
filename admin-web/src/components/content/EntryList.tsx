import { PlainList } from '@campus-commons/web-kit/PlainList.tsx';
import { useState, type ReactNode } from 'react';
import { useFocusOnNextEntry } from './useFocusOnNextEntry';

interface EntryListProps<Entry> {
  /** What is listed, for screen readers. */
  name: string;
  entries: Entry[];
  row: (entry: Entry, open: () => void) => ReactNode;
  /** The entry in a dialog. */
  dialog: (entry: Entry, does: EntryDialogActions) => ReactNode;
}

interface EntryDialogActions {
  onClose: () => void;
  /** To be called after the entry was removed or restored. */
  onRemoved: () => void;
}

/** Entries, one of which may be open in a dialog. */
export function EntryList<Entry extends { id: string }>({
  name,
  entries,
  row,
  dialog,
}: EntryListProps<Entry>) {
  // The entry itself, because a list that is fetched again may no longer have it.
  const [open, setOpen] = useState<{ entry: Entry; index: number }>();
  const { list, noteRemoval } = useFocusOnNextEntry(entries, open !== undefined);
  const close = () => setOpen(undefined);

  return (
    <>
      <PlainList ref={list} aria-label={name} sx={{ containerType: 'inline-size' }}>
        {entries.map((entry, index) => row(entry, () => setOpen({ entry, index })))}
      </PlainList>
      {open !== undefined &&
        dialog(open.entry, {
          onClose: close,
          onRemoved: () => {
            noteRemoval(open.entry.id, open.index);
            close();
          },
        })}
    </>
  );
}
