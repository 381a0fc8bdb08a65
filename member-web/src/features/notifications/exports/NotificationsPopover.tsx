import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { Settings } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { InlineError } from '../../../components/states/InlineError';
import { PersonRowsSkeleton } from '../../../components/states/PersonRowsSkeleton';
import { paths } from '../../../lib/address/paths';
import { notificationTexts as texts } from '../../../texts/notifications';
import { MarkAllRead } from '../MarkAllRead';
import { NoNotifications, NotificationParts } from '../NotificationParts';
import { useLook, useNotificationPage } from '../useLook';

/** How many notifications are shown; the page has them all. */
const SHOWN = 10;

interface NotificationsPopoverProps {
  /** The bell, which gets the focus back; null while the popover is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The newest notifications below the bell. */
export function NotificationsPopover({ anchor, onClose }: NotificationsPopoverProps) {
  const titleId = useId();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      marginThreshold={12}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: {
            mt: 2,
            display: 'flex',
            flexDirection: 'column',
            width: '25rem',
            height: '35rem',
            overflow: 'hidden',
            borderRadius: `${radii.card}px`,
          },
        },
      }}
    >
      <Newest titleId={titleId} />
    </Popover>
  );
}

/** A component of its own, so that it is fetched when the popover opens, and what was new is decided anew each time. */
function Newest({ titleId }: { titleId: string }) {
  const { currentData, isError, isFetching, refetch } = useNotificationPage(1, SHOWN);
  const data = currentData?.data;
  const lookedAt = useLook(data, true);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 56, pl: 5, pr: 2 }}>
        <Typography variant="h3" component="h2" id={titleId} sx={{ mr: 'auto' }}>
          {texts.title}
        </Typography>
        <MarkAllRead total={data?.pagination.total} />
        <IconButton
          component={Link}
          to={`${paths.accountSettings}#notifications`}
          aria-label={texts.settings}
        >
          <Settings size={20} aria-hidden />
        </IconButton>
      </Box>
      <Box
        aria-busy={isFetching}
        sx={{
          flex: 1,
          minHeight: 0,
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          borderBlock: (theme) => `1px solid ${theme.vars.palette.campus.hairline}`,
          '& .MuiCard-root': { border: 0, bgcolor: 'transparent' },
        }}
      >
        {isError && (
          <Box sx={{ p: 4 }}>
            <InlineError title={texts.failed} onRetry={() => void refetch()} />
          </Box>
        )}
        {!data && !isError && (
          <Box sx={{ px: 5, py: 3 }}>
            <PersonRowsSkeleton rows={7} label={texts.loading} />
          </Box>
        )}
        {data?.notifications.length === 0 && <NoNotifications />}
        {data && <NotificationParts isFlat notifications={data.notifications} lookedAt={lookedAt} />}
      </Box>
      <MuiLink
        component={Link}
        to={paths.notifications}
        underline="hover"
        sx={{
          display: 'grid',
          placeItems: 'center',
          minHeight: 48,
          typography: 'subtitle2',
          '&:focus-visible': { outlineOffset: -4 },
        }}
      >
        {texts.seeAll}
      </MuiLink>
    </>
  );
}
