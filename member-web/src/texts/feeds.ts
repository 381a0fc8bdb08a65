import { isolate } from '@campus-commons/web-kit/isolate.ts';

/** The feed and its posts. */
export const feedTexts = {
  posts: 'Posts',
  whichPosts: 'Which posts',
  feeds: { everyone: 'Everyone', following: 'Following' },
  leads: {
    everyone: 'Newest first, from everyone here',
    following: 'Newest first, from pages you follow',
  },
  followingEmpty: 'Follow the pages of clubs and departments, and what they post gathers here.',
  findPages: 'Find pages',
  feedPages: 'Pages of the feed',
  allPosts: 'All posts',
  loadingFeeds: 'Loading feeds...',
  feedsFailed: 'Failed to fetch feeds',
  feedEmpty: 'Posts from your campus gather here. Be the first to write one.',
  feedEnds: 'The feed does not go back this far.',

  loadingPost: 'Loading the post...',
  postFailed: 'Failed to fetch feed details',
  postMissing: 'Feed not found',
  postMissingText: 'It may have been deleted or removed, or the link is not right.',

  share: 'Share',
  /** Opens the share sheet of the device. */
  shareTo: 'Share to…',
  linkCopied: 'Link copied to clipboard!',
  copyFailed: 'Failed to copy link',
  picturesBy: (name: string) => `Pictures by ${isolate(name)}`,
  openPicture: 'Open picture',
  openPictureOf: (place: number, total: number) => `Open picture ${place} of ${total}`,
  /** Follows {@link feedTexts.openPictureOf} on the last picture that is shown. */
  andMore: (count: number) => ` and ${count} more`,

  thisPost: 'this post',
  delete: 'Delete post',
  deleteQuestion: 'Are you sure you want to delete this post?',
  deleted: 'Post deleted',
  deletedAlready: 'This post was already deleted',
};
