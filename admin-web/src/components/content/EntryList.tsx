import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';

interface EntryListProps<Entry> {
  /** What is listed, for screen readers. */
  name: string;
  entries: Entry[];
  row: (entry: Entry, open: () => void) => ReactNode;
  /** The entry opened in place. */
  dialog: (entry: Entry, close: () => void) => ReactNode;
}

/** Entries, one of which may be open. */
export function EntryList<Entry extends { id: string }>({
  name,
  entries,
  row,
  dialog,
}: EntryListProps<Entry>) {
  // The entry itself, because a list that is read anew while it is open may have moved on.
  const [open, setOpen] = useState<Entry>();
  return (
    <>
      <Box component="ul" aria-label={name} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {entries.map((entry) => row(entry, () => setOpen(entry)))}
      </Box>
      {open !== undefined && dialog(open, () => setOpen(undefined))}
    </>
  );
}
