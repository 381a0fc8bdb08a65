import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { useState, type ReactNode } from 'react';
import { useFocusOnNextEntry } from './useFocusOnNextEntry';

interface EntryListProps<Entry> {
  /** Accessible name of the list. */
  name: string;
  entries: Entry[];
  row: (entry: Entry, actions: EntryRowActions) => ReactNode;
  /** Renders the dialog of an entry. */
  dialog: (entry: Entry, actions: EntryDialogActions) => ReactNode;
  /** Renders the confirmation before an entry is removed from its row. */
  removal: (entry: Entry, actions: EntryDialogActions) => ReactNode;
}

/** Callbacks of the buttons of a row. */
export interface EntryRowActions {
  onOpen: () => void;
  onRemove: () => void;
  /** Call it after the entry was restored. */
  onRestored: () => void;
}

export interface EntryDialogActions {
  onClose: () => void;
  /** Call it after the entry was removed or restored. */
  onRemoved: () => void;
}

/** A list of entries, each of which can be opened in a dialog. */
export function EntryList<Entry extends { id: string }>({
  name,
  entries,
  row,
  dialog,
  removal,
}: EntryListProps<Entry>) {
  // Stores the entry too, because it may be missing in the list after a refetch.
  const [open, setOpen] = useState<{ entry: Entry; index: number; isRemoving: boolean }>();
  const { list, markRemoved } = useFocusOnNextEntry(entries, open !== undefined);
  const close = () => setOpen(undefined);
  const shown = open && (entries.find(({ id }) => id === open.entry.id) ?? open.entry);

  return (
    <>
      <PlainList ref={list} aria-label={name} sx={{ containerType: 'inline-size' }}>
        {entries.map((entry, index) =>
          row(entry, {
            onOpen: () => setOpen({ entry, index, isRemoving: false }),
            onRemove: () => setOpen({ entry, index, isRemoving: true }),
            onRestored: () => markRemoved(entry.id, index),
          }),
        )}
      </PlainList>
      {open &&
        shown &&
        (open.isRemoving ? removal : dialog)(shown, {
          onClose: close,
          onRemoved: () => {
            markRemoved(open.entry.id, open.index);
            close();
          },
        })}
    </>
  );
}
