import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface EntryRowProps {
  /** Name of the entry, for the accessible name of its "View More" button. */
  name: string;
  /** The author or the page's picture. */
  children: ReactNode;
  /** Excerpt of the content, two lines at most. */
  words: ReactNode;
  /** Numbers of likes and the like, or the post that a comment belongs to. */
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
        // Container queries, because the user details show the list in a narrow column.
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
