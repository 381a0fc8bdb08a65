import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface EntryRowProps {
  /** Told to screen readers, to whom ten buttons "View More" are all the same. */
  name: string;
  /** Who made it, or its picture. */
  children: ReactNode;
  /** What it says, two lines at most. */
  words: ReactNode;
  /** Figures and day. */
  facts: string;
  onOpen: () => void;
}

/** A post or a page in a list. */
export function EntryRow({ name, children, words, facts, onOpen }: EntryRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) auto',
          md: 'minmax(0, 26fr) minmax(0, 48fr) minmax(0, 20fr) auto',
        },
        alignItems: 'center',
        columnGap: 4,
        rowGap: 1,
        px: { xs: 4, md: 5 },
        py: 3,
        '& + &': { borderTop: '1px solid', borderColor: 'campus.hairline' },
        '&:hover': { bgcolor: 'campus.teal.tint' },
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0 }}>{children}</Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0, typography: 'body2' }}>{words}</Box>
      <Box
        sx={{ minWidth: 0, typography: 'caption', color: 'campus.ink2', fontVariantNumeric: 'tabular-nums' }}
      >
        {facts}
      </Box>
      <Button
        size="small"
        onClick={onOpen}
        aria-label={`View More of ${name}`}
        sx={{ mr: -3, whiteSpace: 'nowrap' }}
      >
        View More
      </Button>
    </Box>
  );
}
