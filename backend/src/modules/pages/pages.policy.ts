import type { PageStanding } from './pages.repository.js';

/** A page's creator and its followers may post on it. */
export function canPostOnPage({ isCreator, isFollower }: PageStanding): boolean {
  return isCreator || isFollower;
}

/** Only its creator may edit or delete a page. */
export function canManagePage({ isCreator }: PageStanding): boolean {
  return isCreator;
}

/** Creators post without following, so they cannot follow. */
export function canFollowPage({ isCreator }: PageStanding): boolean {
  return !isCreator;
}
