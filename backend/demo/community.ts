import type { MemberSeed } from './content/member-seed.js';
import { MEMBERS, type MemberKey } from './content/members.js';
import type { PageSeed } from './content/page-seed.js';
import { PAGES, type PageKey } from './content/pages.js';
import { POSTS } from './content/posts.js';
import type { Community, Timed } from './planned.js';
import { seededRandom } from './random.js';
import { drawBells, drawComments, drawFollows, drawLikes, drawSaves } from './relations.js';

const SEED = 20_261_211;

/** The demo community: the written content, and the rest chosen by a seeded random generator, the same every time. */
export function planCommunity(): Community {
  const random = seededRandom(SEED);
  const members = fromOldest(
    Object.entries<MemberSeed>(MEMBERS).map(([key, seed]) => ({
      key: key as MemberKey,
      seed,
      ago: seed.joined,
    })),
  );
  const pages = fromOldest(
    Object.entries<PageSeed>(PAGES).map(([key, seed]) => ({ key: key as PageKey, seed, ago: seed.started })),
  );
  // Some seconds off the full minute, like real posts; no two at the same time.
  const posts = fromOldest(POSTS.map((seed) => ({ seed, ago: seed.ago + random() / 2 })));
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

function fromOldest<Item extends Timed>(items: Item[]): Item[] {
  return items.sort((a, b) => b.ago - a.ago);
}
