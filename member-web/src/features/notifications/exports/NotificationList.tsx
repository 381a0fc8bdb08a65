import hill4 from '@campus-commons/web-kit/art/hill-4.svg';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Pager } from '../../../components/Pager';
import { EmptyState } from '../../../components/states/EmptyState';
import { ErrorBox } from '../../../components/states/ErrorBox';
import { PersonRowsSkeleton } from '../../../components/states/PersonRowsSkeleton';
import { pageFromSearch } from '../../../lib/address/pageParameter';
import { paths } from '../../../lib/address/paths';
import { useCurrentLinkClick } from '../../../lib/hooks/useCurrentLinkClick';
import { useFocusAfterPaging, useFocusOnListStart } from '../../../lib/hooks/listFocus';
import { MarkAllRead } from '../MarkAllRead';
import { NoNotifications, NotificationParts } from '../NotificationParts';
import { useLook, useNotificationPage } from '../useLook';
import { notificationTexts as texts } from '../../../texts/notifications';

/** Notifications per page. */
const PAGE_SIZE = 20;

/** The page of notifications that the address names. Every component that asks for it shares one call. */
function useShownPage() {
  const [search] = useSearchParams();
  const page = pageFromSearch(search);
  return { page, ...useNotificationPage(page, PAGE_SIZE) };
}

/** What others did, page by page. Being shown counts as having looked. */
export function NotificationList() {
  const { page, currentData, isError, error, isFetching, refetch } = useShownPage();
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterPaging(list, page);
  useFocusOnListStart(list);
  useCurrentLinkClick(refetch);

  const data = currentData?.data;
  const lookedAt = useLook(data, page === 1);
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
          {data.notifications.length === 0 && (page === 1 ? <NoNotifications /> : <BeyondEnd />)}
          <NotificationParts
            notifications={data.notifications}
            lookedAt={lookedAt}
            action={<MarkAllRead total={data.pagination.total} />}
          />
          <Pager label={texts.pages} page={page} totalPages={data.pagination.totalPages} isFullBleed />
        </>
      )}
    </Box>
  );
}

const BeyondEnd = () => (
  <EmptyState
    scene={hill4}
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
