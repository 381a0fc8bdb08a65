import { isolate } from '@campus-commons/web-kit/isolate.ts';
import { formatCounted } from '@campus-commons/web-kit/digits.ts';

/** The list of pages, and what is new on those that a member follows. Apart, because the first posts do not wait for it. */
export const pageListTexts = {
  shown: { all: 'All Pages', mine: 'My Pages', following: 'Following' },
  whichPages: 'Which pages',
  listPages: 'Pages of the list',
  loadingPages: 'Loading pages...',
  pagesFailed: 'An error occurred while fetching pages',
  noMore: 'No more pages',
  listEnds: 'The list does not go this far.',
  none: 'No pages yet',
  noneOfMine: 'You have no pages yet',
  noneFollowed: 'You follow no pages yet',
  noneFollowedText: 'Follow your clubs and departments. Then you find them here, the last active first.',
  noneText: 'A page gives your club, department or event a place of its own to post and be followed.',
  searchHint: 'Search pages',
  found: (count: number) => formatCounted(count, 'page found', 'pages found'),
  noneFound: 'No pages found',
  noneFoundText: (text: string, category: string | undefined, show: 'all' | 'mine' | 'following') =>
    [
      { all: 'No page', mine: 'None of your pages', following: 'None of the pages you follow' }[show],
      ...(category ? [`of the category ${category}`] : []),
      text ? `says “${isolate(text)}” in its name or description.` : 'is here yet.',
    ].join(' '),
  showAll: (show: 'all' | 'mine' | 'following') =>
    ({ all: 'Show all pages', mine: 'Show all my pages', following: 'Show all pages I follow' })[show],

  newOnFollowed: 'New on pages you follow',
  allFollowed: 'All pages you follow',
  /** Of a post without text. */
  photo: 'A photo',
};
