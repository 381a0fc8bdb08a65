import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazyWhenIdle } from '../../lib/loading/loadLater';

/** What is new about applications. The first posts do not wait for it. */
export const Waiting = lazyWhenIdle(
  async () => (await import('../../features/applications/WaitingCard')).WaitingCard,
);

/** The same where there is no right column: between the posts, below 1200 px. */
export function WaitingStrip() {
  const isBesidePosts = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  return isBesidePosts ? null : <Waiting />;
}
