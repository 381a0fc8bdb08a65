import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { InlineError } from '../../components/states/InlineError';
import { LoadMore } from '../../components/LoadMore';
import { PersonRowsSkeleton } from '../../components/states/PersonRowsSkeleton';
import { uniqueById } from '../../api/growing';
import { likeTexts } from '../../texts/feeds';
import { useLikesOfPostInfiniteQuery } from './likesApi';
import { LikesList } from './LikesList';

export interface LikesPanelProps {
  feedId: string;
  /** How many members like the post. */
  count: number;
  /** Closes the list; without it the list has no heading of its own. */
  onClose?: () => void;
}

/** The members who like a post, ten per load. */
export function Likes({ feedId, count, onClose }: LikesPanelProps) {
  const { data, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useLikesOfPostInfiniteQuery(feedId);
  const likes = uniqueById(data?.pages.flatMap((page) => page.likes) ?? []);
  return (
    <>
      {onClose && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mt: -2, mb: 1 }}>
          <Typography component="h3" variant="subtitle2" sx={{ fontWeight: 680 }}>
            {likeTexts.likedBy(count)}
          </Typography>
          <IconButton aria-label={likeTexts.closeList} onClick={onClose} sx={{ mr: -3 }}>
            <X size={18} aria-hidden />
          </IconButton>
        </Box>
      )}
      {data && likes.length === 0 && (
        <Typography sx={{ typography: 'body2', color: 'text.secondary', pb: 2 }}>{likeTexts.none}</Typography>
      )}
      {likes.length > 0 && <LikesList likes={likes} />}
      {!data && !isError && <PersonRowsSkeleton rows={Math.min(count, 4)} label={likeTexts.loading} />}
      {isError && (
        <InlineError
          title={likeTexts.failed}
          isPartial={data !== undefined}
          onRetry={() => void (data && hasNextPage ? fetchNextPage() : refetch())}
        />
      )}
      {hasNextPage && !isError && (
        <LoadMore isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {likeTexts.loadMore}
        </LoadMore>
      )}
    </>
  );
}
