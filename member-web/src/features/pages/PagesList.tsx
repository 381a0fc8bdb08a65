import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import { useRef, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Pager } from '../../components/Pager';
import { EmptyState } from '../../components/states/EmptyState';
import { ErrorBox } from '../../components/states/ErrorBox';
import { pageFromSearch, searchForPage } from '../../lib/address/pageParameter';
import { useFocusAfterPaging } from '../../lib/hooks/listFocus';
import { commonTexts } from '../../texts/common';
import { pageTexts } from '../../texts/pages';
import { PageCard } from './PageCard';
import { PAGES_PER_PAGE, usePagesGetAllPagesQuery } from './pagesApi';
import { PagesGrid, PagesSkeleton } from './PagesSkeleton';
import { searchOf, isFiltered, type PagesQuery } from './pagesQuery';

interface PagesListProps {
  query: PagesQuery;
  /** The button to create a page, shown if there is none. */
  createAction: ReactNode;
}

/** The list of pages, the most recently active first, ten per page. The page number is in the address. */
export function PagesList({ query, createAction }: PagesListProps) {
  const { isMine, text, category } = query;
  const [search] = useSearchParams();
  const number = pageFromSearch(search);
  const { currentData, isError, error, isFetching, refetch } = usePagesGetAllPagesQuery({
    getAllPagesDto: {
      page: number,
      limit: PAGES_PER_PAGE,
      sort: 'activity',
      userPages: isMine,
      ...(text && { search: text }),
      ...(category && { category }),
    },
  });
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterPaging(list, number);
  const pages = currentData?.data.pages;

  return (
    <Box
      ref={list}
      tabIndex={-1}
      role="region"
      aria-label={isMine ? pageTexts.myPages : pageTexts.allPages}
      aria-busy={isFetching}
      sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {isError && (
        <ErrorBox
          title={pageTexts.pagesFailed}
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!pages && !isError && <PagesSkeleton />}
      {isFiltered(query) && (
        <Box
          role="status"
          sx={{ typography: 'body2', color: 'text.secondary', '&:empty': { display: 'none' } }}
        >
          {currentData && <Found total={currentData.data.pagination.total} />}
        </Box>
      )}
      {pages && pages.length > 0 && (
        <PagesGrid>
          {pages.map((page) => (
            <PageCard key={page.id} page={page} />
          ))}
        </PagesGrid>
      )}
      {pages?.length === 0 && number > 1 && (
        <EmptyState
          title={pageTexts.noMore}
          actions={
            <Button variant="tonal" component={Link} to={searchForPage(search, 1)}>
              {commonTexts.firstPage}
            </Button>
          }
        >
          {pageTexts.listEnds}
        </EmptyState>
      )}
      {pages?.length === 0 && number === 1 && isFiltered(query) && (
        <EmptyState
          title={pageTexts.noneFound}
          actions={
            <Button
              variant="tonal"
              component={Link}
              to={{ search: new URLSearchParams(searchOf({ isMine, text: '' })).toString() }}
            >
              {pageTexts.showAll(isMine)}
            </Button>
          }
        >
          {pageTexts.noneFoundText(text, category, isMine)}
        </EmptyState>
      )}
      {pages?.length === 0 && number === 1 && !isFiltered(query) && (
        <EmptyState title={isMine ? pageTexts.noneOfMine : pageTexts.none} actions={createAction}>
          {pageTexts.noneText}
        </EmptyState>
      )}
      {currentData && (
        <Pager
          label={pageTexts.listPages}
          page={number}
          totalPages={currentData.data.pagination.totalPages}
        />
      )}
    </Box>
  );
}

/** The number of pages that were found. The empty list below says that there are none; only screen readers hear it here. */
function Found({ total }: { total: number }) {
  const text = pageTexts.found(total);
  return total === 0 ? <VisuallyHidden>{text}</VisuallyHidden> : text;
}
