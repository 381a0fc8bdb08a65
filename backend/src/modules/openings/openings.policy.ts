import type { Identity } from '../../common/identity.js';
import type { OpeningKind, OpeningState } from '../../common/opening.js';
import { stateOf } from './openings.mapper.js';
import type { LockedOpening, OpeningContent } from './openings.repository.js';

/** Who created its page, or owns its project, manages an opening: changes, closes and deletes it, and decides about applications. */
export function canManageOpening({ accountId }: Identity, posterId: string): boolean {
  return accountId === posterId;
}

/** Only internships are reviewed before anybody sees them. */
export const firstState = (kind: OpeningKind): OpeningState => (kind === 'internship' ? 'review' : 'open');

/**
 * The state of an opening after an edit, and whether a new round begins. An open one stays open, unless it is an internship of which more
 * changes than its last day and its places.
 */
export function stateAfterEdit(
  before: LockedOpening,
  after: OpeningContent,
): { readonly state: OpeningState; readonly startsRound: boolean } {
  const state = stateOf(before);
  const needsReview =
    before.kind === 'internship' && (before.state !== 'open' || changesWords(before, after));
  return {
    state: needsReview ? 'review' : 'open',
    startsRound: state === 'closed' || state === 'declined',
  };
}

const WORDS = [
  ...(['title', 'field', 'about', 'mode', 'city', 'hoursWeek', 'weeks', 'startsOn'] as const),
  ...(['stipendMin', 'stipendMax'] as const),
];
const changesWords = (before: LockedOpening, after: OpeningContent): boolean =>
  WORDS.some((field) => before[field] !== after[field]) ||
  JSON.stringify(before.questions) !== JSON.stringify(after.questions);
