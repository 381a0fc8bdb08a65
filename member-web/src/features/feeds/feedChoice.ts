const FEED = 'feed';

/** The feeds of the dashboard: all posts, or those of pages that the member follows or created. */
export type FeedChoice = 'everyone' | 'following';

/** The feed in an address (`?feed=following`); everyone's if it is missing or unknown. */
export function feedFromSearch(search: URLSearchParams): FeedChoice {
  return search.get(FEED) === 'following' ? 'following' : 'everyone';
}

/** The query of the first page of a feed. */
export function searchForFeed(choice: FeedChoice): string {
  return choice === 'everyone' ? '' : `?${FEED}=${choice}`;
}
