import cycles from '@campus-commons/web-kit/art/cycles.svg';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { NotificationDto } from '../../api/generated';
import { EmptyState } from '../../components/states/EmptyState';
import { useNow } from '../../lib/state/clock';
import { notificationTexts as texts } from '../../texts/notifications';
import { NotificationRow } from './NotificationRow';
import { useNotificationsMarkReadMutation } from './notificationsApi';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** Later versions of the API may add kinds, for which this one has no words. */
const KNOWN: Record<NotificationDto['kind'], true> = {
  comment: true,
  follow: true,
  like: true,
  mention: true,
  notice: true,
  ownPage: true,
  page: true,
  thread: true,
};
const isKnown = ({ kind, notice }: NotificationDto) =>
  kind in KNOWN && (kind === 'notice') === (notice !== null);
const PARTS = ['new', 'thisWeek', 'earlier'] as const;

interface NotificationPartsProps {
  notifications: readonly NotificationDto[];
  /** When the member looked before; see `useLook`. */
  lookedAt: string | null | undefined;
  /** Whether the rows lie on the surface that they are in, from edge to edge, and not on cards of their own. */
  isFlat?: boolean;
}

/** What others did, in three parts: since the member last looked, within a week, and before. */
export function NotificationParts({ notifications, lookedAt, isFlat = false }: NotificationPartsProps) {
  const [markRead] = useNotificationsMarkReadMutation();
  const titleId = useId();
  const now = useNow();
  const partOf = ({ at }: NotificationDto) => {
    if (!lookedAt || Date.parse(at) > Date.parse(lookedAt)) return 'new';
    return Date.parse(at) > now.getTime() - WEEK_MS ? 'thisWeek' : 'earlier';
  };
  return PARTS.map((part) => {
    const rows = notifications.filter(
      (notification) => isKnown(notification) && partOf(notification) === part,
    );
    if (rows.length === 0) return null;
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
      <Box key={part} component="section" aria-labelledby={id} sx={{ mb: isFlat ? 0 : 4 }}>
        <Typography
          variant={isFlat ? 'subtitle2' : 'h3'}
          component={isFlat ? 'h3' : 'h2'}
          id={id}
          sx={isFlat ? { px: 5, pt: 3, pb: 1.5 } : { mx: { xs: 4, sm: 1 }, mb: 2 }}
        >
          {texts[part]}
        </Typography>
        {isFlat ? list : <Card sx={{ p: 0, overflow: 'clip' }}>{list}</Card>}
      </Box>
    );
  });
}

/** There are none at all. */
export const NoNotifications = () => (
  <EmptyState scene={cycles} title={texts.empty}>
    {texts.emptyText}
  </EmptyState>
);
