import { layout } from '@campus-commons/web-kit/tokens.ts';
import { styled } from '@mui/material/styles';
import { LOW_WINDOW } from '../lib/layout/lowWindow';
import { useIsOffline } from '../lib/state/network';
import { offlineTexts } from '../texts/common';

/** Stays in sight while its screen scrolls; on phones below the top bar of members. */
const Strip = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'sticky',
  zIndex: theme.zIndex.appBar - 1,
  top: 0,
  textAlign: 'center',
  backgroundColor: theme.vars.palette.campus.inverseSurface,
  color: theme.vars.palette.campus.inverseInk,
  '& > p': { margin: 0, padding: '8px 16px' },
  // Also while it is empty: the room above a screen.
  '&[data-bar]': {
    marginBottom: 12,
    [theme.breakpoints.down('md')]: { top: layout.topBarHeight, [LOW_WINDOW]: { top: 0 } },
  },
}));

/**
 * "You are offline", above what was there last; nothing while there is a network.
 * Also in dialogs that fill the window, which cover the one of their screen.
 * @param isMember in the frame of members, whose screens show what was loaded before
 */
export function OfflineStrip({ isMember }: { isMember?: true }) {
  return (
    // Always there, so that screen readers announce what comes into it.
    <Strip role="status" data-bar={isMember}>
      {useIsOffline() && (
        <p>
          <b>{offlineTexts.title}</b>
          {isMember && <span> {offlineTexts.lead}</span>}
        </p>
      )}
    </Strip>
  );
}
