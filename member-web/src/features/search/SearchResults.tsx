import hill4 from '@campus-commons/web-kit/art/hill-4.svg';
import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { generatedApi, type FoundDto } from '../../api/generated';
import { Pager } from '../../components/Pager';
import { EmptyState } from '../../components/states/EmptyState';
import { ErrorBox } from '../../components/states/ErrorBox';
import { FoundPostRow } from './FoundPostRow';
import { useCurrentLinkClick } from '../../lib/hooks/useCurrentLinkClick';
import { useFocusOnListStart } from '../../lib/hooks/listFocus';
import { NothingFound } from './NothingFound';
import { FoundPageRow, PersonRow, TopicRow } from './ResultRows';
import { ResultSection } from './ResultSection';
import { LIST_KINDS, searchFor, type ListKind, type SearchQuery } from './searchQuery';
import { commonTexts } from '../../texts/common';
import { searchTexts } from '../../texts/search';

const searchApi = generatedApi.enhanceEndpoints({
  endpoints: {
    searchFind: {
      // What changes lists of posts or of pages changes what is found, too.
      providesTags: (answer) => [
        'Feed',
        { type: 'Pages', id: 'LIST' },
        ...(answer?.data.posts.items.map(({ id }) => ({ type: 'Post' as const, id })) ?? []),
      ],
    },
  },
});

export const { useSearchFindQuery } = searchApi;

interface SearchResultsProps {
  query: SearchQuery;
  /** Set to the element around the results, which can be focused. */
  region: RefObject<HTMLDivElement | null>;
}

/** What is found for the search in the address. An answer to an earlier search is not shown. */
export function SearchResults({ query, region }: SearchResultsProps) {
  const { text, kind, page } = query;
  const { currentData, isError, error, isFetching, refetch } = useSearchFindQuery(
    { findDto: { q: text, kind, page, limit: PAGE_SIZE } },
    { refetchOnMountOrArgChange: true },
  );
  useFocusOnListStart(region);
  useCurrentLinkClick(refetch);
  const data = currentData?.data;
  return (
    <Box
      ref={region}
      tabIndex={-1}
      role="region"
      aria-label={searchTexts.results(text)}
      aria-busy={isFetching}
      sx={{ outline: 'none' }}
    >
      <VisuallyHidden role="status">{data && summaryOf(data, query)}</VisuallyHidden>
      {isError && (
        <ErrorBox
          title={searchTexts.failed}
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <ResultsSkeleton />}
      {data && <Found data={data} query={query} />}
    </Box>
  );
}

function Found({ data, query }: { data: FoundDto; query: SearchQuery }) {
  const { text, kind, page } = query;
  const shown = shownKinds(kind).filter((known) => data[known].items.length > 0);
  if (shown.length === 0) return page === 1 ? <NothingFound {...query} /> : <BeyondEnd {...query} />;
  const rows: Record<ListKind, () => ReactNode> = {
    topics: () => data.topics.items.map((topic) => <TopicRow key={topic.key} topic={topic} />),
    people: () => data.people.items.map((person) => <PersonRow key={person.id} person={person} />),
    pages: () => data.pages.items.map((found) => <FoundPageRow key={found.id} page={found} />),
    posts: () => data.posts.items.map((post) => <FoundPostRow key={post.id} post={post} search={text} />),
  };
  return (
    <>
      {shown.map((known) => {
        const { items, pagination } = data[known];
        return (
          <ResultSection
            key={known}
            kind={known}
            text={text}
            total={pagination.total}
            hasMore={kind === 'all' && pagination.total > items.length}
          >
            {rows[known]()}
          </ResultSection>
        );
      })}
      {kind !== 'all' && (
        <Pager
          label={searchTexts.resultPages}
          page={page}
          totalPages={data[kind].pagination.totalPages}
          isFullBleed
        />
      )}
    </>
  );
}

const shownKinds = (kind: SearchQuery['kind']): readonly ListKind[] => (kind === 'all' ? LIST_KINDS : [kind]);

/** What screen readers announce when the results arrive. */
function summaryOf(data: FoundDto, { text, kind }: SearchQuery): string {
  const counts = shownKinds(kind).map((known) => [known, data[known].pagination.total] as const);
  const found = counts.filter(([, count]) => count > 0);
  return found.length === 0 ? searchTexts.nothing(text) : searchTexts.found(found);
}

function BeyondEnd({ text, kind }: SearchQuery) {
  return (
    <EmptyState
      scene={hill4}
      title={searchTexts.noMore}
      actions={
        <Button variant="tonal" component={Link} to={{ search: searchFor(text, kind) }}>
          {commonTexts.firstPage}
        </Button>
      }
    >
      {searchTexts.listEnds}
    </EmptyState>
  );
}

/** The placeholder of results: a heading, and rows as high as those of people. */
function ResultsSkeleton() {
  return (
    <Box role="status">
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44, px: { xs: 4, sm: 0 } }}>
        <Box component="span" sx={{ typography: 'compact', color: 'text.secondary' }}>
          {searchTexts.searching}
        </Box>
      </Box>
      <Card sx={{ p: 0 }}>
        {[42, 58, 34, 50, 46].map((width) => (
          <Box key={width} sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: 64, px: 4 }}>
            <Skeleton variant="circular" width={44} height={44} sx={{ flex: 'none' }} />
            <Box sx={{ flex: 1, display: 'grid', gap: 2 }}>
              <Skeleton variant="rounded" width={`${width}%`} height={16} />
              <Skeleton variant="rounded" width={`${width - 14}%`} height={12} />
            </Box>
          </Box>
        ))}
      </Card>
    </Box>
  );
}
