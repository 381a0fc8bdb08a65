import { MAX_PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { isNotFound } from '../../api/errors';
import { ErrorBox } from '../../components/states/ErrorBox';
import { recordTexts as texts } from '../../texts/records';
import { RecordCard, RecordsGrid } from './RecordCard';
import { RecordLinks } from './RecordLinks';
import { useRecordsGetRecordsQuery } from './exports/recordsApi';

/** Records that are shown before all are asked for. */
const FIRST = 4;

export interface MemberRecordsProps {
  userId: string;
  /** What follows. It is prepared at once, and shown once it is known what stands above it, so that it does not move. */
  children: ReactNode;
}

/** The records that a member has accepted, on their profile. Nothing but what follows if there are none. */
export function MemberRecords({ userId, children }: MemberRecordsProps) {
  const [limit, setLimit] = useState(FIRST);
  const { data, isError, error, isFetching, refetch } = useRecordsGetRecordsQuery(
    { getRecordsDto: { userId, page: 1, limit } },
    { refetchOnMountOrArgChange: true },
  );
  // One's own answer also has those that wait and the revoked ones; Community lists them.
  const records = (data?.data.records ?? []).filter(({ state }) => state === 'accepted');
  // An API of the release before knows no records.
  const isFailed = isError && !isNotFound(error);
  const total = data?.data.pagination.total ?? 0;
  return (
    <>
      {(records.length > 0 || isFailed) && (
        <Box component="section" aria-labelledby="records" aria-busy={isFetching}>
          <Typography variant="h2" id="records" sx={{ mx: { xs: 4, sm: 0 }, mt: 3, mb: { xs: 3, md: 4 } }}>
            {texts.records}
          </Typography>
          {isFailed && (
            <ErrorBox title={texts.failed} error={error} isBusy={isFetching} onRetry={() => void refetch()} />
          )}
          <Box sx={{ px: { xs: 4, sm: 0 } }}>
            <RecordsGrid>
              {records.map((record) => (
                <RecordCard key={record.serial} record={record} heading="h3">
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1 }}>
                    <RecordLinks record={record} />
                  </Box>
                </RecordCard>
              ))}
            </RecordsGrid>
            {limit === FIRST && total > FIRST && (
              <Button variant="tonal" onClick={() => setLimit(MAX_PAGE_SIZE)} sx={{ mt: 4 }}>
                {texts.showAllOf(total)}
              </Button>
            )}
          </Box>
        </Box>
      )}
      <Box sx={{ display: data || isError ? 'contents' : 'none' }}>{children}</Box>
    </>
  );
}
