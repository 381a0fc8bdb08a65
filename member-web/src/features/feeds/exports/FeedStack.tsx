import { styled } from '@mui/material/styles';

/** The column of the feed: stacked cards, from edge to edge on phones. */
export const FeedStack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  [theme.breakpoints.down('md')]: { gap: 10 },
  [theme.breakpoints.down('sm')]: {
    '& > .MuiCard-root, & > div > .MuiCard-root': { borderRadius: 0, borderInline: 0 },
  },
}));
