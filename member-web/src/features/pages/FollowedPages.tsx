import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { visibleText } from '@campus-commons/web-kit/richText/visibleText.ts';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { generatedApi, type FeedDto, type PageDto } from '../../api/generated';
import { OneLine } from '../../components/OneLine';
import { TimeAgo } from '../../components/TimeAgo';
import { paths } from '../../lib/address/paths';
import { useMemberId } from '../../lib/drafts/useDrafts';
import { nameOf } from '../../lib/text/members';
import { commonTexts } from '../../texts/common';
import { pageListTexts } from '../../texts/pageList';
import { PageRow } from './PageRow';
import { usePagesGetAllPagesQuery } from './pagesApi';
import { searchOf } from './pagesQuery';
import { RailCard } from './PagesToFollow';

/** Posts that are fetched: as the first page of the dashboard's Following tab, which then opens at once. */
const POSTS = { page: 1, limit: PAGE_SIZE };

interface FollowedPage {
  page: PageDto;
  /** The newest post by others, if it is among the newest of all followed pages. */
  post?: FeedDto;
}

/**
 * The pages that the member follows, the last active first: at most three, each with its newest post. Undefined until
 * they have arrived.
 */
export function useFollowedPages(): readonly FollowedPage[] | undefined {
  const memberId = useMemberId();
  const { data, isError } = usePagesGetAllPagesQuery(
    { getAllPagesDto: { page: 1, limit: 3, sort: 'activity', userPages: false, following: true } },
    { refetchOnMountOrArgChange: true },
  );
  const pages = data?.data.pages;
  const posts = generatedApi.endpoints.feedsGetFollowing.useQuery(
    { getFollowingDto: POSTS },
    { skip: !pages?.length },
  );
  const feeds = posts.data?.data.feeds;
  return useMemo(() => {
    if (isError) return [];
    if (!pages || (pages.length > 0 && !feeds && !posts.isError)) return undefined;
    return pages.map((page) => ({
      page,
      post: feeds?.find(({ Page, User }) => Page?.id === page.id && User?.id !== memberId),
    }));
  }, [isError, pages, feeds, posts.isError, memberId]);
}

/** What is new on the pages that the member follows, in the right column. */
export function FollowedPages({ followed }: { followed: readonly FollowedPage[] }) {
  return (
    <RailCard id="followed-pages" title={pageListTexts.newOnFollowed}>
      <PlainList>
        {followed.map(({ page, post }) => (
          <PageRow
            key={page.id}
            page={page}
            detail={post ? <News post={post} /> : commonTexts.lastActive(<TimeAgo iso={page.updatedAt} />)}
          />
        ))}
      </PlainList>
      <Button
        component={Link}
        variant="text"
        to={{
          pathname: paths.memberPages,
          search: `?${new URLSearchParams(searchOf({ show: 'following', text: '' }))}`,
        }}
        sx={{ ml: -3 }}
      >
        {pageListTexts.allFollowed}
      </Button>
    </RailCard>
  );
}

/** Who wrote what, and when; the time is never cut off. */
function News({ post: { User, feedData, createdAt } }: { post: FeedDto }) {
  const name = nameOf(User);
  const text = useMemo(() => visibleText(feedData.content), [feedData.content]);
  return (
    <Box
      component="span"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, auto) auto', justifyContent: 'start' }}
    >
      <OneLine>
        <bdi>{name}</bdi>
        {': '}
        <bdi>{text || pageListTexts.photo}</bdi>
      </OneLine>
      <Box component="span" sx={{ flex: 'none', whiteSpace: 'pre' }}>
        {' · '}
        <TimeAgo iso={createdAt} />
      </Box>
    </Box>
  );
}
