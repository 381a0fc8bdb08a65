import { Button } from '@campus-commons/web-kit/Button.tsx';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isNotFound, removalText } from '../../api/errors';
import { ErrorBox } from '../../components/states/ErrorBox';
import { NotFoundBox } from '../../components/states/NotFoundBox';
import { paths } from '../../lib/address/paths';
import { useShownPosts } from '../live/exports/shownPosts';
import { useLikeFaces } from '../likes/exports/useLikeFaces';
import { commonTexts } from '../../texts/common';
import { feedTexts } from '../../texts/feeds';
import { preloadComments } from '../comments/exports/CommentsPanel';
import { useFeedsGetFeedByIdQuery } from './feedsApi';
import { PostSkeleton } from './FeedSkeleton';
import { FeedStack } from './exports/FeedStack';
import { PostCard } from './PostCard';

/** One post with its full text and comments; the target of a shared link. */
export function FeedDetails({ feedId }: { feedId: string }) {
  const { currentData, isError, error, isFetching, refetch } = useFeedsGetFeedByIdQuery(
    { getFeedByIdDto: { id: feedId } },
    { refetchOnMountOrArgChange: true },
  );
  // On this screen the comments are open from the start.
  useEffect(preloadComments, []);
  const navigate = useNavigate();
  const leave = () => void navigate(paths.dashboard, { replace: true });
  // Nobody likes or deletes a post that is held, and its author alone sees it.
  const isSeen = currentData !== undefined && !currentData.data.isHeld;
  const faces = useLikeFaces(isSeen ? [currentData.data] : [], isSeen);
  useShownPosts(isSeen ? [feedId] : undefined);
  const isMissing = isError && isNotFound(error);

  return (
    <FeedStack aria-busy={isFetching}>
      {isMissing && (
        <NotFoundBox title={feedTexts.postMissing} actions={<GoBack />}>
          {removalText(error) ?? feedTexts.postMissingText}
        </NotFoundBox>
      )}
      {isError && !isMissing && (
        <ErrorBox
          title={feedTexts.postFailed}
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        >
          <GoBack />
        </ErrorBox>
      )}
      {!currentData && !isError && <PostSkeleton label={feedTexts.loadingPost} />}
      {currentData && !isMissing && (
        <PostCard
          key={feedId}
          post={currentData.data}
          faces={faces.get(feedId)}
          isDetailView
          onGone={leave}
        />
      )}
    </FeedStack>
  );
}

function GoBack() {
  return (
    <Button variant="outlined" component={Link} to={paths.dashboard}>
      {commonTexts.goBack}
    </Button>
  );
}
