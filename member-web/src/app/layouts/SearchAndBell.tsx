import IconButton from '@mui/material/IconButton';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { NavLink } from 'react-router-dom';
import { Bell, useUnread } from '../../features/notifications/exports/Bell';
import { lazyOrNothing } from '../../lib/loading/loadLater';
import { paths } from '../../lib/address/paths';
import { notificationTexts } from '../../texts/notifications';

/** Loaded after the first screen. If that fails, its place stays empty: the frame must not fail with it. */
const FrameSearch = lazyOrNothing(
  async () => (await import('../../features/search/exports/FrameSearch')).FrameSearch,
);

const Row = styled('div')({ display: 'flex', justifyContent: 'flex-end', gap: 8, marginBottom: 12 });

/** The row under the logo of the side navigation; neither is among the places to go. Phones do not load the field. */
export function SearchAndBell() {
  const unread = useUnread();
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  return (
    <Row>
      {hasRoom && <FrameSearch />}
      <IconButton
        component={NavLink}
        to={paths.notifications}
        aria-label={notificationTexts.bell(unread)}
        sx={{ '&.active': { bgcolor: 'campus.teal.tint', color: 'campus.teal.text' } }}
      >
        <Bell unread={unread} />
      </IconButton>
    </Row>
  );
}
