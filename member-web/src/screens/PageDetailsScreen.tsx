import sapling from '@campus-commons/web-kit/art/sapling.svg';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../api/errors';
import type { PageDetailsDto } from '../api/generated';
import { BackLink } from '../components/BackLink';
import { ColumnWithRail } from '../components/ColumnWithRail';
import { ScreenTitle } from '../components/ScreenTitle';
import { EmptyState } from '../components/states/EmptyState';
import { Composer } from '../features/feeds/composer/Composer';
import { WaitingDraft } from '../features/feeds/composer/WaitingDraft';
import { PagePosts } from '../features/feeds/pins/PagePosts';
import { FeedStack } from '../features/feeds/exports/FeedStack';
import { LazyOpenAt, usePreloadedOpenAt } from '../features/openings/LazyOpenAt';
import { AboutPage } from '../features/pages/AboutPage';
import { FollowToPost } from '../features/pages/FollowToPost';
import { PartPlace } from '../features/page-staff/exports/PartPlace';
import { PageHeader } from '../features/pages/PageHeader';
import { PageHeaderSkeleton } from '../features/pages/PageHeaderSkeleton';
import { refetchPage, usePagesGetPageByIdQuery } from '../features/pages/pagesApi';
import { PagesToFollow } from '../features/pages/PagesToFollow';
import { PageError } from '../features/pages/PageError';
import { paths } from '../lib/address/paths';
import { commonTexts } from '../texts/common';
import { frameTexts } from '../texts/frame';
import { pageTexts } from '../texts/pages';

/** A page with its posts. */
export function PageDetailsScreen() {
  const { id = '' } = useParams();
  const { currentData, isError, error, isFetching, refetch } = usePagesGetPageByIdQuery(
    { pageIdDto: { id } },
    { refetchOnMountOrArgChange: true },
  );
  usePreloadedOpenAt();
  // After a failed refetch the cached page stays, with any open composer. Only a deleted page disappears.
  const details = isError && isNotFound(error) ? undefined : currentData?.data;
  return (
    <>
      <ScreenTitle>{details?.page.title ?? pageTexts.page}</ScreenTitle>
      <BackLink to={paths.memberPages}>{frameTexts.pages}</BackLink>
      {isError && (
        <Box sx={{ mb: details && { xs: 2.5, md: 5 } }}>
          <FeedStack>
            <PageError
              error={error}
              isBusy={isFetching}
              onRetry={() => void refetch()}
              isBesidePage={details !== undefined}
            />
            {!details && <WaitingDraft pageId={id} isCard />}
          </FeedStack>
        </Box>
      )}
      {!details && !isError && <PageHeaderSkeleton />}
      {details && (
        <>
          <PageHeader key={id} details={details} />
          <Box sx={{ mt: { xs: 2.5, md: 5 } }}>
            <ColumnWithRail
              rail={
                <>
                  <AboutPage page={details.page} />
                  <PagesToFollow except={id} />
                </>
              }
            >
              <PageFeed details={details} />
            </ColumnWithRail>
          </Box>
        </>
      )}
    </>
  );
}

/** What is open at a page, and its posts; its creator and its followers can post there. */
function PageFeed({ details: { page, admin, isFollowing } }: { details: PageDetailsDto }) {
  const dispatch = useDispatch();
  // After a follow in FollowToPost, the composer replaces that card, and gets the focus.
  const [followedHere, setFollowedHere] = useState<string>();
  const canPost = admin.isAdmin || isFollowing;
  return (
    <FeedStack>
      <LazyOpenAt place={{ pageId: page.id }} title={pageTexts.openNow}>
        <PartPlace pageId={page.id} below={<WaitingDraft pageId={page.id} />}>
          {canPost ? (
            <Composer
              page={{ id: page.id, title: page.title, imageUrl: page.imageUrl }}
              takesFocus={followedHere === page.id}
              onOutdated={() => dispatch(refetchPage(page.id))}
            />
          ) : (
            <FollowToPost
              page={page}
              onFollowed={() => setFollowedHere(page.id)}
              draft={<WaitingDraft pageId={page.id} />}
            />
          )}
        </PartPlace>
        <PagePosts
          key={page.id}
          pageId={page.id}
          canPin={admin.isAdmin}
          empty={
            <EmptyState scene={sapling} title={commonTexts.noFeeds}>
              {canPost ? pageTexts.noPosts : pageTexts.noPostsYet}
            </EmptyState>
          }
        />
      </LazyOpenAt>
    </FeedStack>
  );
}
