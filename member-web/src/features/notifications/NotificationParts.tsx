import cycles from '@campus-commons/web-kit/art/cycles.svg';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { ownDay } from '@campus-commons/web-kit/dates.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { NotificationDto } from '../../api/generated';
import { EmptyState } from '../../components/states/EmptyState';
import { paths } from '../../lib/address/paths';
import { useNow } from '../../lib/state/clock';
import { notificationTexts as texts } from '../../texts/notifications';
import { NotificationRow } from './NotificationRow';
import { useNotificationsMarkReadMutation } from './notificationsApi';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** Later versions of the API may add kinds, for which this one has no words. */
const KNOWN: Record<NotificationDto['kind'], true> = {
  answer: true,
  application: true,
  comment: true,
  follow: true,
  like: true,
  mention: true,
  notice: true,
  ownPage: true,
  page: true,
  poll: true,
  reply: true,
  thread: true,
};
const isKnown = ({ kind, notice }: NotificationDto) =>
  kind in KNOWN && (kind === 'notice') === (notice !== null);
const PARTS = ['new', 'today', 'thisWeek', 'earlier'] as const;

interface NotificationPartsProps {
  notifications: readonly NotificationDto[];
  /** When the member looked before; see `useLook`. */
  lookedAt: string | null | undefined;
  /** Whether the rows lie on the surface that they are in, from edge to edge, and not on cards of their own. */
  isFlat?: boolean;
  /** Stands beside the first heading. */
  action?: ReactNode;
}

/** What others did, in parts: since the member last looked, earlier on this day, within a week, and before. */
export function NotificationParts({
  notifications,
  lookedAt,
  isFlat = false,
  action,
}: NotificationPartsProps) {
  const [markRead] = useNotificationsMarkReadMutation();
  const titleId = useId();
  const now = useNow();
  const partOf = ({ at }: NotificationDto) => {
    if (!lookedAt || Date.parse(at) > Date.parse(lookedAt)) return 'new';
    if (ownDay(new Date(at)) === ownDay(now)) return 'today';
    return Date.parse(at) > now.getTime() - WEEK_MS ? 'thisWeek' : 'earlier';
  };
  const known = notifications.filter(isKnown);
  const parts = PARTS.map((part) => [part, known.filter((row) => partOf(row) === part)] as const);
  const shown = parts.filter(([, rows]) => rows.length > 0);
  return shown.map(([part, rows], index) => {
    const id = `${titleId}${part}`;
    const list = (
      <PlainList aria-labelledby={id}>
        {rows.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            isNew={part === 'new'}
            onRead={() => void markRead({ markReadDto: { ids: [notification.id] } })}
          />
        ))}
      </PlainList>
    );
    return (
      <Box key={part} component="section" aria-labelledby={id} sx={{ mb: isFlat ? 0 : 3 }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            ...(isFlat ? { px: 5, pt: 3, pb: 1.5 } : { mx: { xs: 4, sm: 0 }, mb: 2, minHeight: 44 }),
          }}
        >
          <Typography variant={isFlat ? 'subtitle2' : 'h3'} component={isFlat ? 'h3' : 'h2'} id={id}>
            {texts[part]}
          </Typography>
          {index === 0 && action && <Box sx={{ mr: -3 }}>{action}</Box>}
        </Box>
        {isFlat ? list : <Card sx={{ p: 0, overflow: 'clip' }}>{list}</Card>}
      </Box>
    );
  });
}

/** There are none at all. */
export const NoNotifications = () => (
  <EmptyState
    scene={cycles}
    title={texts.empty}
    actions={
      <Button variant="tonal" component={Link} to={paths.memberPages}>
        {texts.findPages}
      </Button>
    }
  >
    {texts.emptyText}
  </EmptyState>
);
