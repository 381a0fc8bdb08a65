import { MAX_PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { ownDate } from '@campus-commons/web-kit/dates.ts';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { BusyButton } from '../../components/BusyButton';
import type { RemovalDto } from '../../api/generated';
import { InlineError } from '../../components/states/InlineError';
import { useIsOffline } from '../../lib/state/network';
import { accountTexts } from '../../texts/account';
import { useAccountGetRemovalsQuery } from './accountApi';
import { SettingsCard } from './SettingsCard';

/** Number of entries shown at first. The button shows the others of the same API answer. */
const FIRST = 5;

/** The member's content that administrators removed, with their notes. Renders nothing if there is none. */
export function RemovalsCard() {
  const [limit, setLimit] = useState(FIRST);
  const { data, isError, isFetching, refetch } = useAccountGetRemovalsQuery(
    { getRemovalsDto: { page: 1, limit } },
    { refetchOnMountOrArgChange: true },
  );
  const isOffline = useIsOffline();
  const list = useRef<HTMLUListElement>(null);
  const removals = data?.data.removals ?? [];
  const total = data?.data.pagination.total ?? 0;
  if (!data && !isError) return <span hidden data-pending />;
  // Most members have none, and offline it is not known.
  if (total === 0 && (!isError || isOffline)) return null;

  return (
    <SettingsCard title={accountTexts.removals}>
      <Typography variant="compact" sx={{ mt: 1, mb: 4, color: 'text.secondary' }}>
        {accountTexts.removalsLead}
      </Typography>
      {isError && <InlineError title={accountTexts.removalsFailed} onRetry={() => void refetch()} />}
      <PlainList ref={list} tabIndex={-1} aria-label={accountTexts.removals}>
        {removals.map((removal) => (
          <RemovalRow key={`${removal.kind} ${removal.id}`} removal={removal} />
        ))}
      </PlainList>
      {limit === FIRST && total > FIRST && (
        <BusyButton
          variant="outlined"
          loading={isFetching}
          onClick={() => {
            setLimit(MAX_PAGE_SIZE);
            // The focused button disappears, so the focus moves to the list.
            list.current?.focus();
          }}
          sx={{ mt: 4 }}
        >
          {accountTexts.showAllRemovals(Math.min(total, MAX_PAGE_SIZE))}
        </BusyButton>
      )}
      {limit === MAX_PAGE_SIZE && total > MAX_PAGE_SIZE && (
        <Typography variant="caption" component="p" sx={{ mt: 3, color: 'text.secondary' }}>
          {accountTexts.moreInDownload(total - MAX_PAGE_SIZE)}
        </Typography>
      )}
    </SettingsCard>
  );
}

function RemovalRow({ removal: { kind, excerpt, removedAt, note, byPage = null } }: { removal: RemovalDto }) {
  return (
    <Box
      component="li"
      sx={{
        py: 2.5,
        borderTop: 1,
        borderColor: 'divider',
        overflowWrap: 'anywhere',
        '&:first-of-type': { borderTop: 0, pt: 0 },
      }}
    >
      <Box sx={{ typography: 'subtitle2', color: excerpt === '' ? 'text.secondary' : undefined }}>
        {excerpt === '' ? accountTexts.noText : excerpt}
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {accountTexts.removedKind[kind]} · {accountTexts.removedOn(ownDate(removedAt))}
      </Box>
      {note !== null && (
        <Box sx={{ mt: 1, typography: 'compact', whiteSpace: 'pre-line' }}>
          {byPage === null ? accountTexts.ourNote(note) : accountTexts.pagesNote(byPage, note)}
        </Box>
      )}
    </Box>
  );
}
