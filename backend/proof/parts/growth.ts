import { bench, type Part } from '../part.ts';

const POSTS = 5_000_000;

export const growth: Part = {
  name: 'growth',
  shows:
    'The time of frequent readings does not depend on the number of posts: with five million and 100,000 members, against 10,000 and 200.',
  note: 'Each goal is the time with many posts as a multiple of the time with few, for one connection; rounds of both take turns. A search finds the same number of posts in both.',
  command: (scale) => bench('growth', Math.max(20_000, 10_000 * Math.round((POSTS * scale) / 10_000))),
  lengths: { posts: POSTS },
  goals: {
    'feed, page 1': { most: 1.2 },
    'own feed': { most: 1.2 },
    "a page's feed": { most: 1.2 },
    'one post': { most: 1.2 },
    comments: { most: 1.2 },
    search: { most: 2 },
  },
};
