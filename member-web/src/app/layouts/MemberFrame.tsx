import { CONTENT_ID, SkipLink } from '@campus-commons/web-kit/accessible.tsx';
import { layout } from '@campus-commons/web-kit/tokens.ts';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { OfflineStrip } from '../../components/OfflineStrip';
import { LiveUpdates } from '../../features/live/exports/LiveUpdates';
import { UnreadTitle } from '../../features/notifications/exports/Bell';
import { ROOMY_WIDTH } from '../../lib/layout/columns';
import { LOW_WINDOW, WRITING } from '../../lib/layout/lowWindow';
import { commonTexts } from '../../texts/common';
import { useSessionWatch } from '../useSessionWatch';
import { BottomBar } from './BottomBar';
import { SideNav } from './SideNav';
import { TopBar } from './TopBar';

const Frame = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: `${layout.navWidthNarrow}px minmax(0, ${layout.columnWidthNarrow}px)`,
    columnGap: 32,
    justifyContent: 'center',
    alignItems: 'start',
    padding: '0 28px',
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: `${layout.navWidth}px minmax(0, ${layout.wideWidth}px)`,
    columnGap: layout.gap,
    // 1284 px of columns; the navigation marks its current entry 14 px to the left of them.
    maxWidth: layout.maxWidth,
    margin: '0 auto',
    padding: '0 18px',
  },
  [theme.breakpoints.up(layout.roomyFrom)]: {
    gridTemplateColumns: `${layout.navWidth}px minmax(0, ${ROOMY_WIDTH}px)`,
    maxWidth: layout.maxWidth + ROOMY_WIDTH - layout.wideWidth,
  },
}));

const Main = styled('main')(({ theme }) => ({
  minWidth: 0,
  // Leaves room for the bottom bar, so that it does not cover the last control.
  padding: `0 0 calc(${layout.bottomBarHeight + 32}px + env(safe-area-inset-bottom))`,
  [theme.breakpoints.between('sm', 'md')]: { maxWidth: layout.columnWidthAlone, margin: '0 auto' },
  [theme.breakpoints.up('md')]: { padding: '16px 0 48px' },
}));

/** A focused text field is brought into view without its frame and without its own margins: this is room for both, px. */
const FRAME_ROOM = 24;

/** Keeps what is focused or scrolled to clear of the bars, and dims what is off (`useLimit`), but not its focus ring. */
const frameStyles = (theme: Theme) => ({
  '[data-dimmed]:not(:focus-visible), [data-dimmed]:focus-visible > *': { opacity: 0.5 },
  [theme.breakpoints.down('md')]: {
    html: {
      scrollPaddingTop: layout.topBarHeight + 8,
      scrollPaddingBottom: `calc(${layout.bottomBarHeight + FRAME_ROOM}px + env(safe-area-inset-bottom))`,
      [LOW_WINDOW]: { scrollPaddingTop: 0 },
    },
    [WRITING]: { [LOW_WINDOW]: { scrollPaddingBottom: FRAME_ROOM } },
  },
});

/** The navigation of a member around a screen: a column at the side; on phones a top bar and a bottom bar. */
export function MemberFrame({ children }: { children: ReactNode }) {
  useSessionWatch();
  return (
    <>
      <SkipLink>{commonTexts.skipToContent}</SkipLink>
      <GlobalStyles styles={frameStyles} />
      <UnreadTitle />
      <LiveUpdates />
      <TopBar />
      <Frame>
        <SideNav />
        <Main id={CONTENT_ID} tabIndex={-1}>
          <OfflineStrip isMember />
          {children}
        </Main>
      </Frame>
      <BottomBar />
    </>
  );
}
