import type { PageStanding } from './pages.repository.js';

/** A page's creator and its followers may post on it. */
export function canPostOnPage({ isCreator, isFollower }: PageStanding): boolean {
  return isCreator || isFollower;
}
