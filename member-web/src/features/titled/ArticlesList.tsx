import writingDesk from '../../content/art/writing-desk.svg';
import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Pager } from '../../components/Pager';
import { EmptyState } from '../../components/states/EmptyState';
import { ErrorBox } from '../../components/states/ErrorBox';
import { pageFromSearch, searchForPage } from '../../lib/address/pageParameter';
import { useFocusAfterPaging } from '../../lib/hooks/listFocus';
import { commonTexts } from '../../texts/common';
import { titledTexts as texts } from '../../texts/titled';
import { FeedStack } from '../feeds/exports/FeedStack';
import { useFeedsGetTitledQuery } from '../feeds/exports/titledPosts';
import { ArticleCard, ArticleSkeleton } from './ArticleCard';

/** Articles, newest first, a page at a time. */
export function ArticlesList() {
  const [search] = useSearchParams();
  const page = pageFromSearch(search);
  const { currentData, isError, error, isFetching, refetch } = useFeedsGetTitledQuery(
    { getTitledDto: { kind: 'article', filter: 'all', page, limit: PAGE_SIZE } },
    { refetchOnMountOrArgChange: true },
  );
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterPaging(list, page);
  const articles = currentData?.data.feeds;
  return (
    <FeedStack
      ref={list}
      tabIndex={-1}
      role="region"
      aria-label={texts.articles}
      aria-busy={isFetching}
      sx={{ '&:focus-visible': { outline: 'none' } }}
    >
      {isError && (
        <ErrorBox
          title={texts.articlesFailed}
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!articles && !isError && <ArticleSkeleton label={texts.loadingArticles} />}
      {articles?.map((article) => (
        <ArticleCard key={article.id} article={article} />
      ))}
      {articles?.length === 0 && page === 1 && (
        <EmptyState scene={writingDesk} title={texts.noArticles}>
          {texts.noArticlesText}
        </EmptyState>
      )}
      {articles?.length === 0 && page > 1 && (
        <EmptyState
          title={texts.articlesEnd}
          actions={
            <Button variant="tonal" component={Link} to={searchForPage(search, 1)}>
              {commonTexts.firstPage}
            </Button>
          }
        >
          {texts.articlesEndText}
        </EmptyState>
      )}
      {currentData && (
        <Pager label={texts.articlePages} page={page} totalPages={currentData.data.pagination.totalPages} />
      )}
    </FeedStack>
  );
}
