import { formatCounted, inNumber } from '@campus-commons/web-kit/digits.ts';

/** Comments on a post. */
export const commentTexts = {
  comment: 'Comment',
  comments: 'Comments',
  /** Follows the number of comments. */
  noun: (count: number) => inNumber(count, 'comment', 'comments'),
  ofPost: 'Comments on this post',
  none: 'No comments yet. Be the first to say something.',
  write: 'Write a comment',
  add: 'Post',
  addFailed: 'Failed to add comment.',
  editing: 'Edit comment',
  save: 'Save',
  updateFailed: 'Failed to update comment.',
  thisComment: 'this comment',
  delete: 'Delete comment',
  deleteQuestion: 'Are you sure you want to delete this comment?',
  deleteFailed: (reason: string) => `Failed to delete comment. ${reason}`,
  charactersLeft: (count: number) => formatCounted(count, 'character left', 'characters left'),
  charactersTooMany: (count: number) => formatCounted(count, 'character too many', 'characters too many'),
  loading: 'Loading comments...',
  failed: 'Failed to load comments',
  loadMore: 'Load more comments',
};
