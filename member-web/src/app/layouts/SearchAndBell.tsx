import { useState, type MouseEvent } from 'react';
import IconButton from '@mui/material/IconButton';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { NavLink, useLocation } from 'react-router-dom';
import { DialogFeature } from '../../components/Feature';
import { Bell, useUnread } from '../../features/notifications/exports/Bell';
import { useMenuAnchor } from '../../lib/hooks/useMenuAnchor';
import { lazyOrNothing } from '../../lib/loading/lazyOrNothing';
import { preloadableChunk } from '../../lib/loading/preloadableChunk';
import { paths } from '../../lib/address/paths';
import { notificationTexts } from '../../texts/notifications';

/** Loaded after the first screen. If that fails, its place stays empty: the frame must not fail with it. */
const FrameSearch = lazyOrNothing(
  async () => (await import('../../features/search/exports/FrameSearch')).FrameSearch,
);

const { Chunk: NotificationsPopover, preload } = preloadableChunk(
  () => import('../../features/notifications/exports/NotificationsPopover'),
  'NotificationsPopover',
);

const Row = styled('div')({ display: 'flex', justifyContent: 'flex-end', gap: 8, marginBottom: 12 });

/**
 * The row under the logo of the side navigation; neither is among the places to go. Phones do not load the field. The bell
 * is a link to all notifications, which opens in a new tab as any other; pressed without a key, it shows the newest ones.
 */
export function SearchAndBell() {
  const unread = useUnread();
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const { anchor, onOpen, onClose } = useMenuAnchor();
  const isHere = useLocation().pathname === paths.notifications;
  const [isUsed, setIsUsed] = useState(false);
  const press = (event: MouseEvent<HTMLElement>) => {
    if (isHere || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIsUsed(true);
    onOpen(event);
  };
  return (
    <Row>
      {hasRoom && <FrameSearch />}
      <IconButton
        component={NavLink}
        to={paths.notifications}
        aria-label={notificationTexts.bell(unread)}
        aria-haspopup={isHere ? undefined : 'dialog'}
        aria-expanded={isHere ? undefined : anchor !== null}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={press}
        sx={{
          '&.active, &[aria-expanded="true"]': { bgcolor: 'campus.teal.tint', color: 'campus.teal.text' },
        }}
      >
        <Bell unread={unread} />
      </IconButton>
      {isUsed && (
        <DialogFeature onClose={() => setIsUsed(false)}>
          <NotificationsPopover anchor={anchor} onClose={onClose} />
        </DialogFeature>
      )}
    </Row>
  );
}
