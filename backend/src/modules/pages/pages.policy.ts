import type { PageStanding } from './pages.repository.js';

/** A page's creator and its followers may post on it. */
export function canPostOnPage({ isCreator, isFollower }: PageStanding): boolean {
  return isCreator || isFollower;
}

/** A page is its creator's to edit and to delete. */
export function canManagePage({ isCreator }: PageStanding): boolean {
  return isCreator;
}

/** Creators post without following, so they cannot follow. */
export function canFollowPage({ isCreator }: PageStanding): boolean {
  return !isCreator;
}
