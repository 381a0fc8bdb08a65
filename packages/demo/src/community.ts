import { MEMBERS, PAGES, POSTS, type Member, type Page, type Post, type Timed } from './content.ts';
import { seededRandom } from './random.ts';
import {
  drawBells,
  drawComments,
  drawFollows,
  drawLikes,
  drawSaves,
  type Comment,
  type Follow,
  type Like,
} from './relations.ts';

const SEED = 20_261_211;

/** All rows of the community with their times; each list is sorted from the oldest, so that ids follow time. */
export interface Community {
  readonly members: readonly Member[];
  readonly pages: readonly Page[];
  readonly posts: readonly Post[];
  readonly follows: readonly Follow[];
  readonly likes: readonly Like[];
  readonly comments: readonly Comment[];
  readonly saves: readonly Like[];
}

/** The demo community: the written content, and the rest chosen by a seeded random generator, the same every time. */
export function planCommunity(): Community {
  const random = seededRandom(SEED);
  const members = fromOldest(MEMBERS);
  const pages = fromOldest(PAGES);
  // Some seconds off the full minute, like real posts; no two at the same time.
  const posts = fromOldest(POSTS.map((post) => ({ ...post, ago: post.ago + random() / 2 })));
  const community = {
    members,
    pages,
    posts,
    follows: fromOldest(pages.flatMap((page) => drawFollows(page, posts, members, random))),
    likes: fromOldest(posts.flatMap((post) => drawLikes(post, members, random))),
    comments: fromOldest(posts.flatMap((post) => drawComments(post, members, random))),
    // Last, so that what is drawn before stays the same.
    saves: fromOldest(members.flatMap((member) => drawSaves(member, posts, random))),
  };
  return { ...community, follows: drawBells(community.follows, random) };
}

function fromOldest<Item extends Timed>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => b.ago - a.ago);
}
