import { isolate } from '@campus-commons/web-kit/isolate.ts';
import { formatCount, formatCounted } from '@campus-commons/web-kit/digits.ts';

/** The server counts no further: a total of this many means this many or more. */
const MAX_COUNTED = 500;
const atMost = (count: number) => (count < MAX_COUNTED ? formatCount(count) : `${MAX_COUNTED}+`);

type Kind = 'people' | 'pages' | 'posts' | 'topics';

const nouns: Record<Kind, readonly [ofOne: string, ofOthers: string]> = {
  people: ['person', 'people'],
  pages: ['page', 'pages'],
  posts: ['post', 'posts'],
  topics: ['topic', 'topics'],
};

/** Searching people, pages, posts and topics. */
export const searchTexts = {
  hint: 'Search people, pages, posts',
  /** The search field that every screen has, as a part of the page. */
  wholeSite: 'Search the whole site',
  clear: 'Clear the search',
  /** The title of the document. */
  title: (text: string) => `“${isolate(text)}” · Search`,

  kinds: 'What to search',
  kind: { all: 'All', people: 'People', pages: 'Pages', posts: 'Posts', topics: 'Topics' },
  /** The results, as a part of the screen. */
  results: (text: string) => `Results for “${isolate(text)}”`,
  total: atMost,
  seeAll: 'See all',
  /** Follows {@link searchTexts.seeAll}, for screen readers only. */
  seeAllOf: { people: ' people', pages: ' pages', posts: ' posts', topics: ' topics' },
  resultPages: 'Pages of results',
  found: (counts: readonly (readonly [kind: Kind, count: number])[]) =>
    `${counts
      .map(([kind, count]) =>
        count < MAX_COUNTED ? formatCounted(count, ...nouns[kind]) : `${MAX_COUNTED}+ ${kind}`,
      )
      .join(', ')} found`,

  searching: 'Searching...',
  failed: 'Failed to search',
  nothing: (text: string) => `Nothing found for “${isolate(text)}”`,
  tryThis: 'Three things to try:',
  fewerWords: 'Use fewer words, and check how they are spelled.',
  otherScript: 'Write a name in Hindi if you wrote it in English letters, or the other way round.',
  everything: 'Search everything',
  lookThroughPages: 'Look through all pages',
  noMore: 'No more results',
  listEnds: 'The list does not go this far.',

  start: 'Find someone, or something',
  startText: 'People by name or college, pages by title, and posts by the words in them.',
  recent: 'Recent searches',
  recentKept: 'Kept on this device until you sign out.',
  /** @param text the search to remove from the list */
  remove: (text: string) => `Remove “${isolate(text)}”`,

  /** Before the author's name, for screen readers only. */
  postBy: 'Post by ',
  photo: 'A photo',
};
