import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import noticeArcade from '../../content/art/notice-arcade.svg';
import stars from '@campus-commons/web-kit/art/stars.svg';
import hill4 from '@campus-commons/web-kit/art/hill-4.svg';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Pager } from '../../components/Pager';
import { EmptyState } from '../../components/states/EmptyState';
import { ErrorBox } from '../../components/states/ErrorBox';
import { pageFromSearch, searchForPage } from '../../lib/address/pageParameter';
import { paths } from '../../lib/address/paths';
import { useFocusAfterPaging } from '../../lib/hooks/listFocus';
import { commonTexts } from '../../texts/common';
import { pageListTexts } from '../../texts/pageList';
import { PageCard } from './PageCard';
import { usePagesGetAllPagesQuery } from './pagesApi';
import { PageListRow } from './PageListRow';
import { PageRows, PagesGrid, PagesSkeleton } from './PagesSkeleton';
import { searchOf, isFiltered, type PagesQuery } from './pagesQuery';

interface PagesListProps {
  query: PagesQuery;
  /** The button to create a page, shown if there is none. */
  createAction: ReactNode;
}

/** The list of pages, the most recently active first, {@link PAGE_SIZE} per page. The page number is in the address. */
export function PagesList({ query, createAction }: PagesListProps) {
  const { show, text, category } = query;
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [search] = useSearchParams();
  const number = pageFromSearch(search);
  const { currentData, isError, error, isFetching, refetch } = usePagesGetAllPagesQuery(
    {
      getAllPagesDto: {
        page: number,
        limit: PAGE_SIZE,
        sort: 'activity',
        userPages: show === 'mine',
        ...(show === 'following' && { following: true }),
        ...(text && { search: text }),
        ...(category && { category }),
      },
    },
    // What was followed or unfollowed meanwhile. While the list is open it stays as it is, so that either can be undone.
    { refetchOnMountOrArgChange: show === 'following' },
  );
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterPaging(list, number);
  const pages = currentData?.data.pages;

  return (
    <Box
      ref={list}
      tabIndex={-1}
      role="region"
      aria-label={pageListTexts.shown[show]}
      aria-busy={isFetching}
      sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {isError && (
        <ErrorBox
          title={pageListTexts.pagesFailed}
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!pages && !isError && <PagesSkeleton isWide={isWide} />}
      {isFiltered(query) && (
        <Box
          role="status"
          sx={{ typography: 'body2', color: 'text.secondary', '&:empty': { display: 'none' } }}
        >
          {currentData && <Found total={currentData.data.pagination.total} />}
        </Box>
      )}
      {pages && pages.length > 0 && isWide && (
        <PagesGrid>
          {pages.map((page) => (
            <PageCard key={page.id} page={page} />
          ))}
        </PagesGrid>
      )}
      {pages && pages.length > 0 && !isWide && (
        <PageRows>
          {pages.map((page) => (
            <PageListRow key={page.id} page={page} />
          ))}
        </PageRows>
      )}
      {pages?.length === 0 && number > 1 && (
        <EmptyState
          scene={hill4}
          title={pageListTexts.noMore}
          actions={
            <Button variant="tonal" component={Link} to={searchForPage(search, 1)}>
              {commonTexts.firstPage}
            </Button>
          }
        >
          {pageListTexts.listEnds}
        </EmptyState>
      )}
      {pages?.length === 0 && number === 1 && isFiltered(query) && (
        <EmptyState
          scene={stars}
          title={pageListTexts.noneFound}
          actions={
            <Button
              variant="tonal"
              component={Link}
              to={{ search: new URLSearchParams(searchOf({ show, text: '' })).toString() }}
            >
              {pageListTexts.showAll(show)}
            </Button>
          }
        >
          {pageListTexts.noneFoundText(text, category, show)}
        </EmptyState>
      )}
      {pages?.length === 0 && number === 1 && !isFiltered(query) && show !== 'following' && (
        <EmptyState
          scene={noticeArcade}
          title={show === 'mine' ? pageListTexts.noneOfMine : pageListTexts.none}
          actions={createAction}
        >
          {pageListTexts.noneText}
        </EmptyState>
      )}
      {pages?.length === 0 && number === 1 && !isFiltered(query) && show === 'following' && (
        <EmptyState
          scene={noticeArcade}
          title={pageListTexts.noneFollowed}
          actions={
            <Button variant="tonal" component={Link} to={paths.memberPages}>
              {pageListTexts.showAll('all')}
            </Button>
          }
        >
          {pageListTexts.noneFollowedText}
        </EmptyState>
      )}
      {currentData && (
        <Pager
          label={pageListTexts.listPages}
          page={number}
          totalPages={currentData.data.pagination.totalPages}
        />
      )}
    </Box>
  );
}

/** The number of pages that were found. The empty list below says that there are none; only screen readers hear it here. */
function Found({ total }: { total: number }) {
  const text = pageListTexts.found(total);
  return total === 0 ? <VisuallyHidden>{text}</VisuallyHidden> : text;
}
