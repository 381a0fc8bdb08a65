import type {
  PlannedComment,
  PlannedFollow,
  PlannedLike,
  PlannedMember,
  PlannedPage,
  PlannedPost,
} from './planned.js';
import { days, hours } from './content/ago.js';
import type { MemberKey } from './content/members.js';
import { draw, type Random } from './random.js';

/** Most likes of a post come within this time of it, in minutes. */
const LIKES_WITHIN = days(2);
/** So do all comments of those who were members by then. */
const COMMENTS_WITHIN = hours(30);
/** Members newer than this only like what is newer than they are. */
const SETTLED = days(1);
/** Between one comment and the next, at least. */
const MOMENT = 0.05;

/** Followers of a page: whoever posts on it, before they first do, and others by lot. */
export function drawFollows(
  page: PlannedPage,
  posts: readonly PlannedPost[],
  members: readonly PlannedMember[],
  random: Random,
): PlannedFollow[] {
  const { creator, followers, notFollowedBy = [] } = page.seed;
  // From the oldest: the first of an author's posts that is met is their first.
  const firstPosts = new Map<MemberKey, number>();
  for (const { seed, ago } of posts) {
    if (seed.on === page.key && seed.by !== creator && !firstPosts.has(seed.by)) firstPosts.set(seed.by, ago);
  }
  const others = members.filter(
    ({ key, seed }) =>
      key !== creator &&
      !seed.idle &&
      !firstPosts.has(key) &&
      !(notFollowedBy as readonly string[]).includes(key),
  );
  const authors = members.filter(({ key }) => firstPosts.has(key));
  return [...authors, ...draw(others, followers - authors.length, random)].map((member) => {
    const earliest = Math.min(page.ago, member.ago);
    const latest = firstPosts.get(member.key) ?? 0;
    return { page: page.key, member: member.key, ago: between(latest, earliest, random) };
  });
}

/** Likes of a post, many at once and then fewer; never by its author. */
export function drawLikes(
  post: PlannedPost,
  members: readonly PlannedMember[],
  random: Random,
): PlannedLike[] {
  const settled = members.filter(
    ({ key, seed, ago }) => key !== post.seed.by && !seed.idle && ago > Math.min(post.ago, SETTLED),
  );
  return draw(settled, post.seed.likes, random).map((member) => {
    const soon = post.ago - Math.min(post.ago, LIKES_WITHIN) * random() ** 2;
    return { post, member: member.key, ago: soon < member.ago ? soon : between(0, member.ago, random) };
  });
}

/** The conversation under a post, in the order it is written in the content. */
export function drawComments(
  post: PlannedPost,
  members: readonly PlannedMember[],
  random: Random,
): PlannedComment[] {
  const written = post.seed.comments ?? [];
  const delays = written
    .map(() => random() ** 1.5 * Math.min(post.ago, COMMENTS_WITHIN) * 0.95)
    .sort((a, b) => a - b);
  let previous = post.ago;
  return written.map(([key, text], index) => {
    const joined = members.find((member) => member.key === key)?.ago ?? 0;
    // Nobody speaks before they joined, or before what they answer.
    const ago = Math.min(post.ago - (delays[index] ?? 0), joined * 0.98, previous - MOMENT);
    previous = ago;
    return { post, member: key, text, ago };
  });
}

function between(latest: number, earliest: number, random: Random): number {
  return latest + (earliest - latest) * (0.02 + 0.96 * random());
}
