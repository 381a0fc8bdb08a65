import noticeBoard from '@campus-commons/web-kit/art/board.svg';
import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Pager } from '../../components/Pager';
import { EmptyState } from '../../components/states/EmptyState';
import { ErrorBox } from '../../components/states/ErrorBox';
import { pageFromSearch, searchForPage } from '../../lib/address/pageParameter';
import { useFocusAfterPaging } from '../../lib/hooks/listFocus';
import { commonTexts } from '../../texts/common';
import { recordTexts as texts } from '../../texts/records';
import { useRecordsGetRecordsQuery } from './exports/recordsApi';
import { OwnRecordActions } from './OwnRecordActions';
import { RecordCard, RecordsGrid } from './RecordCard';
import { RecordsSkeleton } from './RecordsSkeleton';

/** The member's own records, those that wait for an answer first. */
export function OwnRecords() {
  const [search] = useSearchParams();
  const page = pageFromSearch(search);
  const { currentData, isError, error, isFetching, refetch } = useRecordsGetRecordsQuery(
    { getRecordsDto: { page, limit: PAGE_SIZE } },
    { refetchOnMountOrArgChange: true },
  );
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterPaging(list, page);
  const records = currentData?.data.records;
  return (
    <Box
      ref={list}
      tabIndex={-1}
      role="region"
      aria-label={texts.records}
      aria-busy={isFetching}
      sx={{
        display: 'grid',
        gap: 5,
        gridTemplateColumns: 'minmax(0, 1fr)',
        '&:focus-visible': { outline: 'none' },
      }}
    >
      {isError && (
        <ErrorBox title={texts.failed} error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {!records && !isError && <RecordsSkeleton />}
      {records && records.length > 0 && (
        <RecordsGrid>
          {records.map((record) => (
            <RecordCard key={record.serial} record={record}>
              <OwnRecordActions record={record} />
            </RecordCard>
          ))}
        </RecordsGrid>
      )}
      {records?.length === 0 &&
        (page === 1 ? (
          <EmptyState scene={noticeBoard} title={texts.none}>
            {texts.noneText}
          </EmptyState>
        ) : (
          <EmptyState
            title={texts.noMore}
            actions={
              <Button variant="tonal" component={Link} to={searchForPage(search, 1)}>
                {commonTexts.firstPage}
              </Button>
            }
          >
            {texts.noMoreText}
          </EmptyState>
        ))}
      {currentData && (
        <Pager label={texts.pages} page={page} totalPages={currentData.data.pagination.totalPages} />
      )}
    </Box>
  );
}
