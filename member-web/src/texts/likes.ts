import { formatCount, formatCounted } from '@campus-commons/web-kit/digits.ts';

/** Likes of a post. */
export const likeTexts = {
  like: 'Like',
  liked: 'Liked',
  likes: (count: number) => formatCounted(count, 'like', 'likes'),
  likedBy: (count: number) => `Liked by ${formatCount(count)}`,
  none: 'No likes yet',
  closeList: 'Close the list of likes',
  loading: 'Loading likes...',
  failed: 'Failed to load likes',
  updateFailed: 'Failed to update like status',
  loadMore: 'Load more',
};
