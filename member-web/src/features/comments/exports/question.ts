import type { FeedDto } from '../../../api/generated';

/** A question, as its comments need it. */
export interface Question {
  feedId: string;
  /** Id of the accepted answer; null while it waits. */
  answerId: string | null;
  /** Whether the viewer asked it, and may accept an answer. */
  isOwn: boolean;
}

/** What the comments of a post need if it is a question; undefined for others. */
export function questionOf({ id, kind, answerId, User }: FeedDto, viewerId?: string): Question | undefined {
  if (kind !== 'question') return undefined;
  return { feedId: id, answerId, isOwn: User?.id === viewerId };
}
