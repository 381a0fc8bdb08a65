import { formatCount, formatCounted, inNumber } from '@campus-commons/web-kit/digits.ts';
import { isolate } from '@campus-commons/web-kit/isolate.ts';

/** The feed and its posts. */
export const feedTexts = {
  posts: 'Posts',
  whichPosts: 'Which posts',
  feeds: { everyone: 'Everyone', following: 'Following', week: 'This week' },
  leads: {
    everyone: 'Newest first, from everyone here',
    following: 'Newest first, from pages you follow',
    week: 'Most liked and talked about',
  },
  followingEmpty: 'Follow the pages of clubs and departments, and what they post gathers here.',
  findPages: 'Find pages',
  weekEmpty: 'What people here like and comment on gathers here within ten minutes, from the first like on.',
  readNewest: 'Read the newest posts',
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
  copyLink: 'Copy link',
  /** Opens the share sheet of the device. */
  shareTo: 'Share to…',
  linkCopied: 'Link copied to clipboard!',
  copyFailed: 'Failed to copy link',
  picturesBy: (name: string) => `Pictures by ${isolate(name)}`,
  openPicture: 'Open picture',
  openPictureOf: (place: number, total: number) => `Open picture ${place} of ${total}`,
  /** Follows {@link feedTexts.openPictureOf} on the last picture that is shown. */
  andMore: (count: number) => ` and ${count} more`,

  options: 'Options for this post',
  delete: 'Delete post',
  deleteQuestion: 'Are you sure you want to delete this post?',
  deleted: 'Post deleted',
  deletedAlready: 'This post was already deleted',
  held: 'Your post is hidden while a moderator looks at it.',
};

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

/** Saved posts. */
export const savedTexts = {
  lead: 'Only you see what you save.',
  save: 'Save',
  /** The entry of the menu that takes a post from the saved ones: what it is, and what choosing it does. */
  saved: 'Saved · Remove',
  done: (isSaved: boolean) => (isSaved ? 'Saved to your saved posts' : 'Removed from your saved posts'),
  failed: (isSaving: boolean) =>
    isSaving ? 'Failed to save the post' : 'Failed to remove the post from your saved ones',
  gone: 'This post is not there any more',
  listFailed: 'Failed to fetch saved posts',
  empty: 'Nothing saved yet',
  emptyText: 'Choose “Save” in the menu of a post, and you find it here.',
  toFeed: 'Go to the feed',
};

/** The sheet of a post on phones, with its comments and likes. */
export const talkTexts = {
  /** The name of the sheet. */
  title: (isQuestion: boolean) => (isQuestion ? 'Answers and likes' : 'Comments and likes'),
  close: (isQuestion: boolean) => (isQuestion ? 'Close answers and likes' : 'Close comments and likes'),
};

/** Comments on a post. */
export const commentTexts = {
  comment: 'Comment',
  comments: 'Comments',
  /** On the button of a question without answers. */
  answer: 'Answer',
  /** Follows the number of comments, which answer a question. */
  noun: (count: number, isQuestion: boolean) =>
    isQuestion ? inNumber(count, 'answer', 'answers') : inNumber(count, 'comment', 'comments'),
  ofPost: 'Comments on this post',
  newestFirst: 'Newest first',
  none: 'No comments yet. Be the first to say something.',
  write: 'Write a comment',
  add: 'Post',
  addFailed: 'Failed to add comment.',
  editing: 'Edit comment',
  save: 'Save',
  updateFailed: 'Failed to update comment.',
  editOrDelete: 'Edit or delete this comment',
  delete: 'Delete comment',
  deleteQuestion: 'Are you sure you want to delete this comment?',
  deleteFailed: (reason: string) => `Failed to delete comment. ${reason}`,
  charactersLeft: (count: number) => formatCounted(count, 'character left', 'characters left'),
  charactersTooMany: (count: number) => formatCounted(count, 'character too many', 'characters too many'),
  loading: 'Loading comments...',
  failed: 'Failed to load comments',
  loadMore: 'Load more comments',
  fresh: (count: number) => formatCounted(count, 'new comment', 'new comments'),
};
