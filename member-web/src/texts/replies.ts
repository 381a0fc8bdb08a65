import { formatCounted } from '@campus-commons/web-kit/digits.ts';

/** Replies to comments. */
export const replyTexts = {
  reply: 'Reply',
  /** The name of the button; it begins with what the button shows. */
  replyTo: (name: string) => `Reply to ${name}`,
  write: (name: string) => `Write a reply to ${name}`,
  placeholder: 'Write a reply',
  failedToSend: 'Failed to add reply.',
  replies: 'Replies',
  deleted: 'Deleted comment',
  show: (count: number) => `Show ${formatCounted(count, 'reply', 'replies')}`,
  showSome: (count: number, all: number) => `Show ${count} of ${formatCounted(all, 'reply', 'replies')}`,
  failed: 'Failed to load replies',
  fresh: (count: number) => formatCounted(count, 'new reply', 'new replies'),
} as const;
