import { layout } from '@campus-commons/web-kit/tokens.ts';
import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { NewEntriesPill } from '../../components/NewEntriesPill';
import { LOW_WINDOW } from '../../lib/layout/lowWindow';
import { liveTexts } from '../../texts/live';
import { feedReload, newPosts } from './exports/shownPosts';

/**
 * Without height: it lies over the gap above the first post and the edges of what is beside it, so that it does not cover the
 * author's name, and stays in the window.
 */
const Place = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: theme.zIndex.appBar - 1,
  top: 16,
  height: 0,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  [theme.breakpoints.down('md')]: { top: layout.topBarHeight + 8, [LOW_WINDOW]: { top: 8 } },
  '@media print': { display: 'none' },
  '& > button': {
    pointerEvents: 'auto',
    transform: 'translateY(-18px)',
    [theme.breakpoints.down('md')]: { transform: 'translateY(-22px)' },
  },
}));

/** Pressing it fetches the first page again and focuses its first post. */
export function NewPostsPill() {
  const count = useSyncExternalStore(newPosts.subscribe, newPosts.get);
  return (
    <Place>
      <NewEntriesPill text={liveTexts.newPosts(count)} onClick={() => feedReload.get()?.()} />
    </Place>
  );
}
