import { styled } from '@mui/material/styles';
import { Bell as BellIcon } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useIsOffline } from '../../../lib/state/network';
import { isLive } from '../../live/exports/shownPosts';
import { useNotificationsGetUnreadQuery } from '../notificationsApi';
import { notificationTexts } from '../../../texts/notifications';

/** Time between two looks while the page is visible. */
const INTERVAL_MS = 60_000;

/**
 * The number at the bell; 0 until it is known. 100 stands for 100 or more. Live updates change it; without them it is fetched
 * again every minute while the page is visible. It is also fetched when the page becomes visible again. Failures say nothing.
 */
export function useUnread(): number {
  const comesByItself = useSyncExternalStore(isLive.subscribe, isLive.get);
  const isOffline = useIsOffline();
  const { data } = useNotificationsGetUnreadQuery(
    { emptyDto: {} },
    {
      pollingInterval: comesByItself || isOffline ? 0 : INTERVAL_MS,
      skipPollingIfUnfocused: true,
      refetchOnFocus: true,
    },
  );
  return data?.data.unread ?? 0;
}

const Root = styled('span')({ position: 'relative', display: 'grid' });

/** At the upper right of the icon, and parted from it. */
const Badge = styled('span')(({ theme }) => ({
  position: 'absolute',
  left: '60%',
  bottom: '45%',
  minWidth: 18,
  height: 18,
  padding: '0 4px',
  borderRadius: 9,
  backgroundColor: theme.vars.palette.campus.hibiscus.text,
  boxShadow: `0 0 0 2px ${theme.vars.palette.campus.surface}`,
  color: theme.vars.palette.campus.surface,
  fontSize: 12,
  lineHeight: '18px',
  fontWeight: 650,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
}));

/** A bell with the number of unread notifications. What contains it says the number in its accessible name. */
export function Bell({ unread }: { unread: number }) {
  return (
    <Root aria-hidden>
      <BellIcon size={20} />
      {unread > 0 && <Badge>{notificationTexts.badge(unread)}</Badge>}
    </Root>
  );
}

const PREFIX = /^\(\d+\+?\) /;

/** Puts the number at the bell before the title of the document, whichever screen sets it. */
export function UnreadTitle() {
  const unread = useUnread();
  useEffect(() => {
    if (unread === 0) return undefined;
    const show = () => {
      const title = notificationTexts.titlePrefix(unread) + document.title.replace(PREFIX, '');
      if (document.title !== title) document.title = title;
    };
    show();
    const watch = new MutationObserver(show);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      document.title = document.title.replace(PREFIX, '');
    };
  }, [unread]);
  return null;
}
