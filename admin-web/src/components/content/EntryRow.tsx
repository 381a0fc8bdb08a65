import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { MEDIUM_LIST, MIN_MEDIUM_REM, MIN_WIDE_REM } from './RowButtons';
import { THUMBNAIL_PIXELS } from './Thumbnail';

interface EntryRowProps {
  /** The author or the page's picture, and the date; omit it in lists without that column. */
  children?: ReactNode;
  /** Excerpt of the content, two lines at most. */
  words: ReactNode;
  /** The post's first picture; omit it in lists without pictures. */
  thumbnail?: ReactNode;
  /** Numbers of likes and the like, the post that a comment belongs to, or who removed the entry. */
  facts: ReactNode;
  /** What opens and changes the entry: `RowButtons`. */
  buttons: ReactNode;
}

/** A post, page, comment, project, opening or record in a list. */
export function EntryRow({ children, words, thumbnail, facts, buttons }: EntryRowProps) {
  // The same in every row of a list, so that its columns are aligned.
  const thumbnailWidth = thumbnail === undefined ? '0px' : `${THUMBNAIL_PIXELS}px`;
  const columns = children === undefined ? withoutMaker(thumbnailWidth) : withMaker(thumbnailWidth);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplate: columns.narrow,
        alignItems: 'center',
        columnGap: 4,
        rowGap: 1,
        // Container queries, because the user details show the list in a narrow column.
        [`@container (min-width: ${MIN_MEDIUM_REM}rem)`]: {
          gridTemplate: columns.medium,
        },
        [`@container (min-width: ${MIN_WIDE_REM}rem)`]: {
          gridTemplate: columns.wide,
        },
        px: { xs: 4, md: 5 },
        py: 3,
        '& + &': { borderTop: '1px solid', borderColor: 'campus.hairline' },
        '&:hover': { bgcolor: 'campus.teal.tint' },
      }}
    >
      {children !== undefined && <Box sx={{ gridArea: 'maker', minWidth: 0 }}>{children}</Box>}
      <Box
        sx={{
          gridArea: 'words',
          [MEDIUM_LIST]: { alignSelf: 'end' },
          minWidth: 0,
          typography: 'body2',
        }}
      >
        {words}
      </Box>
      {thumbnail !== undefined && <Box sx={{ gridArea: 'thumbnail' }}>{thumbnail}</Box>}
      <Box
        sx={{
          gridArea: 'facts',
          [MEDIUM_LIST]: { alignSelf: 'start' },
          minWidth: 0,
          typography: 'caption',
          color: 'campus.ink2',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {facts}
      </Box>
      {buttons}
    </Box>
  );
}

/** The grid of a row by the width of its list. */
interface Columns {
  narrow: string;
  medium: string;
  wide: string;
}

function withMaker(thumbnailWidth: string): Columns {
  return {
    narrow:
      '"maker thumbnail" auto "words words" auto "facts facts" auto "buttons buttons" auto / minmax(0, 1fr) auto',
    medium: `"maker words thumbnail buttons" auto "maker facts thumbnail buttons" auto / minmax(0, 40fr) minmax(0, 60fr) ${thumbnailWidth} auto`,
    wide: `"maker words thumbnail facts buttons" auto / minmax(0, 26fr) minmax(0, 46fr) ${thumbnailWidth} minmax(0, 20fr) auto`,
  };
}

function withoutMaker(thumbnailWidth: string): Columns {
  return {
    narrow: '"words thumbnail" auto "facts thumbnail" auto "buttons buttons" auto / minmax(0, 1fr) auto',
    medium: `"words thumbnail buttons" auto "facts thumbnail buttons" auto / minmax(0, 1fr) ${thumbnailWidth} auto`,
    wide: `"words thumbnail facts buttons" auto / minmax(0, 60fr) ${thumbnailWidth} minmax(0, 32fr) auto`,
  };
}
