import noticeArcade from '../../content/art/notice-arcade.svg';
import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { Link, useSearchParams } from 'react-router-dom';
import { generatedApi } from '../../api/generated';
import { EmptyState } from '../../components/states/EmptyState';
import { PostPages } from '../feeds/exports/PostPages';
import { pageFromSearch } from '../../lib/address/pageParameter';
import { paths } from '../../lib/address/paths';
import { savedTexts } from '../../texts/feeds';

const savedApi = generatedApi.enhanceEndpoints({
  endpoints: {
    savedGetAll: {
      providesTags: (answer) => [
        'Feed',
        ...(answer?.data.feeds.map(({ id }) => ({ type: 'Post' as const, id })) ?? []),
      ],
    },
  },
});

export const { useSavedGetAllQuery } = savedApi;

/** The posts that the member saved, newest saved first. */
export function SavedList() {
  const [search] = useSearchParams();
  const page = pageFromSearch(search);
  const answer = useSavedGetAllQuery(
    { getSavedDto: { page, limit: PAGE_SIZE } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <PostPages
      answer={answer}
      page={page}
      failed={savedTexts.listFailed}
      empty={
        <EmptyState
          scene={noticeArcade}
          title={savedTexts.empty}
          actions={
            <Button variant="tonal" component={Link} to={paths.dashboard}>
              {savedTexts.toFeed}
            </Button>
          }
        >
          {savedTexts.emptyText}
        </EmptyState>
      }
    />
  );
}
