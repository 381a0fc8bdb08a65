import { Button } from '@campus-commons/web-kit/Button.tsx';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { NotificationDto } from '../../../api/generated';
import { BusyButton } from '../../../components/BusyButton';
import { Pager } from '../../../components/Pager';
import { EmptyState } from '../../../components/states/EmptyState';
import { ErrorBox } from '../../../components/states/ErrorBox';
import { PersonRowsSkeleton } from '../../../components/states/PersonRowsSkeleton';
import { showFailureToast, showToast } from '../../../components/toasts/toasts';
import { pageFromSearch } from '../../../lib/address/pageParameter';
import { paths } from '../../../lib/address/paths';
import { useCurrentLinkClick } from '../../../lib/hooks/useCurrentLinkClick';
import { useFocusAfterPaging, useFocusOnListStart } from '../../../lib/hooks/listFocus';
import { useNow } from '../../../lib/state/clock';
import { NotificationRow } from '../NotificationRow';
import {
  useNotificationsGetAllQuery,
  useNotificationsMarkReadMutation,
  useNotificationsMarkSeenMutation,
} from '../notificationsApi';
import { notificationTexts as texts } from '../../../texts/notifications';

/** Notifications per page. */
const PAGE_SIZE = 20;

/** The page of notifications that the address names. Every component that asks for it shares one call. */
export function useShownPage() {
  const [search] = useSearchParams();
  const page = pageFromSearch(search);
  const query = useNotificationsGetAllQuery(
    { getNotificationsDto: { page, limit: PAGE_SIZE } },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  return { page, ...query };
}

/** The button above the list, whose place stays empty while there are none. */
export function MarkAllRead() {
  const [markRead, { isLoading }] = useNotificationsMarkReadMutation();
  const { currentData } = useShownPage();
  const hasAny = (currentData?.data.pagination.total ?? 0) > 0;
  const press = async () => {
    const { error } = await markRead({ markReadDto: { all: true } });
    if (error) showFailureToast(error, errorText(error));
    else void showToast('success', texts.allRead);
  };
  return (
    <BusyButton
      variant="text"
      loading={isLoading}
      onClick={() => void press()}
      sx={{ visibility: hasAny ? undefined : 'hidden' }}
    >
      {texts.markAllRead}
    </BusyButton>
  );
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const PARTS = ['new', 'thisWeek', 'earlier'] as const;

/** What others did, in three parts: since the member last looked, within a week, and before. Being shown counts as having looked. */
export function NotificationList() {
  const { page, currentData, isError, error, isFetching, refetch } = useShownPage();
  const [markRead] = useNotificationsMarkReadMutation();
  const [markSeen] = useNotificationsMarkSeenMutation();
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterPaging(list, page);
  useFocusOnListStart(list);
  useCurrentLinkClick(refetch);

  const now = useNow();
  const data = currentData?.data;
  // What was new when the screen opened stays so while it is shown.
  const [lookedAt, setLookedAt] = useState<string | null>();
  if (data && lookedAt === undefined) setLookedAt(data.seenAt ?? null);
  const newest = page === 1 && data && data.unread > 0 ? data.notifications[0]?.at : undefined;
  useEffect(() => {
    if (newest !== undefined) void markSeen({ markSeenDto: { upTo: newest } });
  }, [newest, markSeen]);

  const read = (id: string) => void markRead({ markReadDto: { ids: [id] } });
  const partOf = ({ at }: NotificationDto) => {
    if (!lookedAt || Date.parse(at) > Date.parse(lookedAt)) return 'new';
    return Date.parse(at) > now.getTime() - WEEK_MS ? 'thisWeek' : 'earlier';
  };
  return (
    <Box
      ref={list}
      tabIndex={-1}
      role="region"
      aria-label={texts.title}
      aria-busy={isFetching}
      sx={(theme) => ({
        [theme.breakpoints.down('sm')]: { '& .MuiCard-root': { borderRadius: 0, borderInline: 0 } },
      })}
    >
      {isError && (
        <ErrorBox title={texts.failed} error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && (
        <Card sx={{ px: 4, py: 3 }}>
          <PersonRowsSkeleton rows={6} label={texts.loading} />
        </Card>
      )}
      {data && (
        <>
          {data.notifications.length === 0 && (page === 1 ? <Empty /> : <BeyondEnd />)}
          {PARTS.map((part) => (
            <Part
              key={part}
              part={part}
              rows={data.notifications.filter((notification) => partOf(notification) === part)}
              onRead={read}
            />
          ))}
          <Pager label={texts.pages} page={page} totalPages={data.pagination.totalPages} isFullBleed />
        </>
      )}
    </Box>
  );
}

interface PartProps {
  part: (typeof PARTS)[number];
  rows: NotificationDto[];
  onRead: (id: string) => void;
}

function Part({ part, rows, onRead }: PartProps) {
  const titleId = useId();
  if (rows.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: 4 }}>
      <Typography variant="h3" component="h2" id={titleId} sx={{ mx: { xs: 4, sm: 1 }, mb: 2 }}>
        {texts[part]}
      </Typography>
      <Card sx={{ p: 0, overflow: 'clip' }}>
        <PlainList aria-labelledby={titleId}>
          {rows.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              isNew={part === 'new'}
              onRead={() => onRead(notification.id)}
            />
          ))}
        </PlainList>
      </Card>
    </Box>
  );
}

const Empty = () => <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>;

const BeyondEnd = () => (
  <EmptyState
    title={texts.beyondEnd}
    actions={
      <Button variant="tonal" component={Link} to={paths.notifications}>
        {texts.toFirst}
      </Button>
    }
  >
    {texts.beyondEndText}
  </EmptyState>
);
