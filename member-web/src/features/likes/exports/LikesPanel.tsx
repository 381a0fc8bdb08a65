import { Feature } from '../../../components/Feature';
import { PersonRowsSkeleton } from '../../../components/states/PersonRowsSkeleton';
import { preloadableChunk } from '../../../lib/loading/preloadableChunk';
import { likeTexts } from '../../../texts/feeds';
import type { LikesPanelProps } from '../Likes';

const { Chunk: Likes, preload } = preloadableChunk(() => import('../Likes'), 'Likes');

/** Loads the code of the list of likes, when it may be opened next. */
export const preloadLikes = preload;

/** The members who like a post, in a chunk of their own: the first posts are shown without them. */
export function LikesPanel(props: LikesPanelProps) {
  return (
    <Feature fallback={<PersonRowsSkeleton rows={Math.min(props.count, 4)} label={likeTexts.loading} />}>
      <Likes {...props} />
    </Feature>
  );
}
