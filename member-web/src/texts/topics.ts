import { isolate } from '@campus-commons/web-kit/isolate.ts';
import { formatCounted } from '@campus-commons/web-kit/digits.ts';

/** The server counts no further. */
const MAX_COUNTED = 500;

/** Topics of posts, and their pages. */
export const topicTexts = {
  /** @param label without the `#` */
  name: (label: string) => `#${label}`,
  /** The title of the document. */
  title: (label: string) => `#${isolate(label)}`,
  posts: (count: number) =>
    count < MAX_COUNTED ? formatCounted(count, 'post', 'posts') : `${MAX_COUNTED}+ posts`,
  failed: 'Failed to load the posts of this topic',
  noPosts: 'No posts you can see',
  noPostsText: 'Posts with this topic are gone, or by people you do not see.',
  missing: 'No such topic',
  missingText: 'No post has this topic any more.',
  /** Name of the list of what is suggested after a `#`. */
  suggested: 'Topics',
  found: (count: number) => `${formatCounted(count, 'topic', 'topics')} found`,
  searchPosts: 'Search posts',
};
