import { PlainList } from '@campus-commons/web-kit/PlainList.tsx';
import { useState, type ReactNode } from 'react';
import { useFocusOnNextEntry } from './useFocusOnNextEntry';

interface EntryListProps<Entry> {
  /** What is listed, for screen readers. */
  name: string;
  entries: Entry[];
  row: (entry: Entry, open: () => void) => ReactNode;
  /** The entry opened in place. */
  dialog: (entry: Entry, does: EntryDialogActions) => ReactNode;
  /** Called after one was removed, with a sentence that says so. */
  onRemoved: (notice: string) => void;
}

interface EntryDialogActions {
  onClose: () => void;
  onRemoved: (notice: string) => void;
}

/** Entries, one of which may be open. */
export function EntryList<Entry extends { id: string }>({
  name,
  entries,
  row,
  dialog,
  onRemoved,
}: EntryListProps<Entry>) {
  // The entry itself, because a list that is read anew while it is open may have moved on.
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
          onRemoved: (notice) => {
            noteRemoval(open.entry.id, open.index);
            close();
            onRemoved(notice);
          },
        })}
    </>
  );
}
