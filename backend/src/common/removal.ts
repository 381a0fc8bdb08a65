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
  /** Written by whoever removed it; null without a note. */
  readonly note: string | null;
  /** The title of the page whose people removed it, empty if that is gone; null if the people who run the site did. */
  readonly byPage?: string | null;
}

/**
 * SQL of the title of the page whose people decided a case: empty if it is gone, null if the people who run the site did.
 * @param row alias of the case
 */
export const pageOfCase = (row = 'c') => `CASE WHEN ${row}.source = 'page'
  THEN coalesce((SELECT g.title FROM page g WHERE g.id = ${row}.page_id AND NOT g.hidden), '') END`;

/** The same for content that is removed, which is of a kind and has an id, both in SQL. */
export const pageThatRemoved = (kind: string, id: string) => `(
  SELECT ${pageOfCase()} FROM review_case c
   WHERE c.target_kind = ${kind} AND c.target_id = ${id} AND c.source = 'page' AND c.removed AND c.state IN ('decided', 'appealed', 'upheld')
   ORDER BY c.decided_at DESC LIMIT 1)`;

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
export function removed(what: string, { at, note, byPage = null }: Removal): AppError {
  const day = DAY_IN_INDIA.format(at);
  if (byPage !== null) {
    const notice = `The people who run ${byPage || 'its page'} removed ${what} on ${day}`;
    return new AppError(404, 'removed', note === null ? `${notice}.` : `${notice}: ${note}`);
  }
  const notice = `We removed ${what} on ${day}.`;
  return new AppError(404, 'removed', note === null ? notice : `${notice} Our note: ${note}`);
}
