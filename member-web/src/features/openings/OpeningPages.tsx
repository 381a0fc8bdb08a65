import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import { useRef, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { PaginationDto } from '../../api/generated';
import { Pager } from '../../components/Pager';
import { EmptyState } from '../../components/states/EmptyState';
import { ErrorBox } from '../../components/states/ErrorBox';
import { searchForPage } from '../../lib/address/pageParameter';
import { useFocusAfterPaging } from '../../lib/hooks/listFocus';
import { commonTexts } from '../../texts/common';
import { openingTexts as texts } from '../../texts/openings';
import { OpeningsGrid, OpeningsSkeleton } from './exports/OpeningCard';

/** The answer of a query for a page of openings. */
interface PageAnswer<Entry> {
  currentData?: { data: { openings: Entry[]; pagination: PaginationDto } };
  isError: boolean;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface OpeningPagesProps<Entry> {
  answer: PageAnswer<Entry>;
  page: number;
  label: string;
  texts: { loading: string; failed: string; pages: string };
  /** Stands above the cards, such as how many were found. */
  lead?: ReactNode;
  /** Shown on the first page, if there is nothing. */
  empty: ReactNode;
  card: (entry: Entry) => ReactNode;
}

/** Openings, a page at a time, with what stands there while they load, when that fails, and when there are none. */
export function OpeningPages<Entry>(props: OpeningPagesProps<Entry>) {
  const { answer, page, label, lead, empty, card } = props;
  const { currentData, isError, error, isFetching, refetch } = answer;
  const [search] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterPaging(list, page);
  const openings = currentData?.data.openings;
  return (
    <Box
      ref={list}
      tabIndex={-1}
      role="region"
      aria-label={label}
      aria-busy={isFetching}
      sx={{
        display: 'grid',
        gap: 5,
        gridTemplateColumns: 'minmax(0, 1fr)',
        '&:focus-visible': { outline: 'none' },
      }}
    >
      {isError && (
        <ErrorBox
          title={props.texts.failed}
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!openings && !isError && <OpeningsSkeleton text={props.texts.loading} />}
      {lead}
      {openings && openings.length > 0 && <OpeningsGrid>{openings.map(card)}</OpeningsGrid>}
      {openings?.length === 0 &&
        (page === 1 ? (
          empty
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
        <Pager label={props.texts.pages} page={page} totalPages={currentData.data.pagination.totalPages} />
      )}
    </Box>
  );
}
