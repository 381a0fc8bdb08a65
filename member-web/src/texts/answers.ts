import { formatCounted } from '@campus-commons/web-kit/digits.ts';
import type { commentTexts } from './feeds';

/** What the comments of a question are called: answers. Replies to them keep their own words. */
export const answerTexts: Pick<
  { [Key in keyof typeof commentTexts]: (typeof commentTexts)[Key] },
  | 'addFailed'
  | 'comment'
  | 'comments'
  | 'delete'
  | 'deleteFailed'
  | 'deleteQuestion'
  | 'editing'
  | 'editOrDelete'
  | 'failed'
  | 'fresh'
  | 'loading'
  | 'loadMore'
  | 'none'
  | 'ofPost'
  | 'updateFailed'
  | 'write'
> = {
  comment: 'Answer',
  comments: 'Answers',
  ofPost: 'Answers to this question',
  none: 'No answers yet. Be the first to write one.',
  write: 'Write an answer',
  addFailed: 'Failed to add answer.',
  editing: 'Edit answer',
  updateFailed: 'Failed to update answer.',
  editOrDelete: 'Edit or delete this answer',
  delete: 'Delete answer',
  deleteQuestion: 'Are you sure you want to delete this answer?',
  deleteFailed: (reason) => `Failed to delete answer. ${reason}`,
  loading: 'Loading answers...',
  failed: 'Failed to load answers',
  loadMore: 'Load more answers',
  fresh: (count) => formatCounted(count, 'new answer', 'new answers'),
};

/** The words for the comments of a post, or those for the answers to a question. */
export type TalkTexts = typeof answerTexts;
