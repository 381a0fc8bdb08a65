import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface EntryRowProps {
  /** For screen readers, which could not tell ten buttons "View More" apart. */
  name: string;
  /** Who made it, or its picture. */
  children: ReactNode;
  /** What it says, two lines at most. */
  words: ReactNode;
  /** Figures, or where it stands. */
  facts: ReactNode;
  onOpen: () => void;
}

/** A post, page or comment in a list. */
export function EntryRow({ name, children, words, facts, onOpen }: EntryRowProps) {
  const translate = useTranslate();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplate: '"maker maker" auto "words words" auto "facts button" auto / minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: 4,
        rowGap: 1,
        // The width of the list decides, because user details show it in a column.
        '@container (min-width: 560px)': {
          gridTemplate:
            '"maker words button" auto "maker facts button" auto / minmax(0, 38fr) minmax(0, 62fr) auto',
        },
        '@container (min-width: 900px)': {
          gridTemplate:
            '"maker words facts button" auto / minmax(0, 26fr) minmax(0, 48fr) minmax(0, 20fr) auto',
        },
        px: { xs: 4, md: 5 },
        py: 3,
        '& + &': { borderTop: '1px solid', borderColor: 'campus.hairline' },
        '&:hover': { bgcolor: 'campus.teal.tint' },
      }}
    >
      <Box sx={{ gridArea: 'maker', minWidth: 0 }}>{children}</Box>
      <Box sx={{ gridArea: 'words', minWidth: 0, typography: 'body2' }}>{words}</Box>
      <Box
        sx={{
          gridArea: 'facts',
          minWidth: 0,
          typography: 'caption',
          color: 'campus.ink2',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {facts}
      </Box>
      <Button
        size="small"
        onClick={onOpen}
        aria-label={translate('content.view_more_of', { name })}
        sx={{ gridArea: 'button', mr: -3, whiteSpace: 'nowrap' }}
      >
        {translate('common.view_more')}
      </Button>
    </Box>
  );
}
