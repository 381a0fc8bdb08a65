import path from 'node:path';
import { bench, type Part, type PartCommand } from '../part.ts';

const POSTS = 5_000_000;
/** Not the folder of the other measurements: each stops the PostgreSQL server in its folder when it ends. */
const FOLDER = path.resolve(import.meta.dirname, '../../../.data/growth');

function growthOf(scale: number, ...more: string[]): PartCommand {
  const posts = Math.max(20_000, 10_000 * Math.round((POSTS * scale) / 10_000));
  return { ...bench('growth', posts, ...more), env: { BENCH_DIRECTORY: FOLDER } };
}

export const growth: Part = {
  name: 'growth',
  shows:
    'The time of frequent readings does not depend on the number of posts: with five million and 100,000 members, against 10,000 and 200.',
  note: 'Each goal is the time with many posts as a multiple of the time with few, for one connection; rounds of both take turns. A search finds the same number of posts in both.',
  prepare: (scale) => growthOf(scale, 'fill'),
  command: (scale) => growthOf(scale),
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
