import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Feature } from '../../../components/Feature';
import { PersonRowsSkeleton } from '../../../components/states/PersonRowsSkeleton';
import { preloadableChunk } from '../../../lib/loading/preloadableChunk';
import { commentTexts } from '../../../texts/feeds';
import type { CommentsPanelProps } from '../Comments';

const { Chunk: Comments, preload } = preloadableChunk(() => import('../Comments'), 'Comments');

/** Loads the code of the comments, when they may be opened next. */
export const preloadComments = preload;

/** The comments on a post, in a chunk of their own: the first posts are shown without them. */
export function CommentsPanel(props: CommentsPanelProps) {
  return (
    <Feature fallback={<CommentsSkeleton {...props} />}>
      <Comments {...props} />
    </Feature>
  );
}

function CommentsSkeleton({ count, isSheet }: Pick<CommentsPanelProps, 'count' | 'isSheet'>) {
  return (
    <Box sx={{ display: 'grid', gap: 5.5, p: isSheet ? 4 : 0 }}>
      {!isSheet && <Skeleton variant="rounded" height={44} />}
      <PersonRowsSkeleton rows={Math.min(count, 3)} label={commentTexts.loading} />
    </Box>
  );
}
