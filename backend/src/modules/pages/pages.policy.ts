import type { PageRelation } from './pages.repository.js';

/** A page's creator and its followers may post on it. */
export function canPostOnPage({ isCreator, isFollower }: PageRelation): boolean {
  return isCreator || isFollower;
}

/** Only its creator may edit or delete a page. */
export function canManagePage({ isCreator }: PageRelation): boolean {
  return isCreator;
}

/** Creators post without following, so they cannot follow. */
export function canFollowPage({ isCreator, isBanned }: PageRelation): boolean {
  return !isCreator && !isBanned;
}

/** The bell hangs on the follow. Creators are notified of posts on their pages without one. */
export function canSetBell({ isFollower }: PageRelation): boolean {
  return isFollower;
}
