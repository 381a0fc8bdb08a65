import { AppError } from './app-error.js';
import type { ReportableKind } from './report-reasons.js';

/** How long an administrator may undo a removal (a soft delete), as a PostgreSQL interval. */
export const UNDOABLE_FOR = `interval '30 days'`;
/** Maximum characters of the note to the author of removed content. */
export const MAX_NOTE_LENGTH = 1_000;

/** The kinds of content that administrators can remove. */
export type RemovableKind = 'post' | 'page' | 'project' | 'opening' | 'comment';

/**
 * Whether what can be reported can also be removed. Members are suspended instead. Of an application both sides keep what they wrote to
 * one another: nobody else reads it, and who received it may need it.
 */
export const isRemovable = (kind: ReportableKind): kind is RemovableKind =>
  kind !== 'member' && kind !== 'application';

/** What the author of removed content may know about the removal. */
export interface Removal {
  readonly at: Date;
  /** Written by the administrator who removed it; null without a note. */
  readonly note: string | null;
}

const DAY_IN_INDIA = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/**
 * The 404 for the author of removed content; everybody else gets the plain 404.
 * @param what in the middle of the sentence: `this post`
 */
export function removed(what: string, { at, note }: Removal): AppError {
  const notice = `We removed ${what} on ${DAY_IN_INDIA.format(at)}.`;
  return new AppError(404, 'removed', note === null ? notice : `${notice} Our note: ${note}`);
}
