import { pagesOf, type PopulationSize } from '../data/population.js';
import type { Person } from './people.js';

/** What the n-th request of a member asks. */
export type Content = (n: number, person: Person) => { readonly path: string; readonly body: object };

const page = (number: number) => ({ page: number });

/** The calls that members make often, about content of a generated campus. */
export function frequentCalls(size: PopulationSize) {
  const { members, posts } = size;
  /** Posts among the newest 20,000, in no order. */
  const post = (n: number) => String(posts - ((n * n * 37) % Math.min(posts, 20_000)));
  const pages = Math.min(pagesOf(size), 250);
  return {
    feed: (n: number) => ({ path: '/user/feeds/getAllFeeds', body: page(1 + (n % 50)) }),
    pageFeed: (n: number) => ({
      path: '/user/feeds/getAllFeeds',
      body: { ...page(1), pageId: String(1 + (n % pages)) },
    }),
    memberFeed: (n: number) => ({
      path: '/user/feeds/getAllFeeds',
      body: { ...page(1), usersFeed: true, userId: String(1 + ((n * 97) % members)) },
    }),
    post: (n: number) => ({ path: '/user/feeds/getFeedById', body: { id: post(n) } }),
    likes: (n: number) => ({ path: '/user/likes/getFeedLikes', body: { ...page(1), feedId: post(n) } }),
    comments: (n: number) => ({
      path: '/user/comments/getFeedComments',
      body: { ...page(1), feedId: post(n) },
    }),
    following: () => ({ path: '/user/feeds/getFollowing', body: page(1) }),
    like: (n: number) => ({ path: '/user/likes/toggleLike', body: { feedId: post(n) } }),
    comment: (n: number) => ({
      path: '/user/comments/create',
      body: { feedId: post(n), comment: 'So true!' },
    }),
  };
}

/** A hundred calls of members who read, like and sometimes write, in no order. */
export function realisticMix(call: ReturnType<typeof frequentCalls>): Content {
  const mix: readonly [times: number, Content][] = [
    [35, () => call.feed(0)],
    [20, (n) => call.feed(1 + (n % 4))],
    [15, call.comments],
    [8, call.post],
    [7, call.like],
    [5, call.pageFeed],
    [4, call.likes],
    [3, call.memberFeed],
    [3, call.comment],
  ];
  const mixed = mix.flatMap(([times, content]) => Array.from({ length: times }, () => content));
  return (n, person) => (mixed[(n * 37) % mixed.length] ?? call.feed)(n, person);
}
