import type {
  PlannedComment,
  PlannedFollow,
  PlannedLike,
  PlannedMember,
  PlannedPage,
  PlannedPost,
  PlannedSave,
} from './planned.js';
import { days, hours } from './content/ago.js';
import type { MemberKey } from './content/members.js';
import { draw, type Random } from './random.js';

/** Most likes are given within this many minutes after the post. */
const LIKES_WITHIN = days(2);
/** All comments of existing members are written within this many minutes after the post. */
const COMMENTS_WITHIN_MINUTES = hours(30);
/** Members who joined less than this many minutes ago only like posts that are newer than their account. */
const SETTLED = days(1);
/** Posts that each member saved, if there are as many. */
const SAVED = 4;
/** Pages of whose new posts each member is told, if they follow as many. */
const BELLS = 3;
/** Members last read of new posts up to this many minutes ago. */
const READ_WITHIN = days(3);
/** Minimum time between two comments. */
const MOMENT = 0.05;

/** Followers of a page: its authors, from before their first post, and random others. */
export function drawFollows(
  page: PlannedPage,
  posts: readonly PlannedPost[],
  members: readonly PlannedMember[],
  random: Random,
): PlannedFollow[] {
  const { creator, followers, notFollowedBy = [] } = page.seed;
  // Sorted from the oldest, so that the first match is an author's first post.
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

/** The same follows, some of them with a bell. */
export function drawBells(follows: readonly PlannedFollow[], random: Random): PlannedFollow[] {
  const chosen = new Set<PlannedFollow>();
  for (const member of new Set(follows.map((follow) => follow.member))) {
    const theirs = follows.filter((follow) => follow.member === member);
    for (const follow of draw(theirs, Math.min(BELLS, theirs.length), random)) chosen.add(follow);
  }
  return follows.map((follow) =>
    chosen.has(follow) ? { ...follow, bell: between(0, Math.min(follow.ago, READ_WITHIN), random) } : follow,
  );
}

/** Likes of a post, many soon after it and then fewer; never by its author. */
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

/** What a member saved: some posts of others, each soon after it was written. */
export function drawSaves(
  { key, seed, ago }: PlannedMember,
  posts: readonly PlannedPost[],
  random: Random,
): PlannedSave[] {
  if (seed.idle) return [];
  const others = posts.filter((post) => post.seed.by !== key && post.ago < ago);
  return draw(others, Math.min(SAVED, others.length), random).map((post) => ({
    post,
    member: key,
    ago: between(0, post.ago, random),
  }));
}

/** The comments of a post, in the order of the content. */
export function drawComments(
  post: PlannedPost,
  members: readonly PlannedMember[],
  random: Random,
): PlannedComment[] {
  const written = post.seed.comments ?? [];
  const delays = written
    .map(() => random() ** 1.5 * Math.min(post.ago, COMMENTS_WITHIN_MINUTES) * 0.95)
    .sort((a, b) => a - b);
  let previous = post.ago;
  return written.map(([key, text], index) => {
    const joined = members.find((member) => member.key === key)?.ago ?? 0;
    // A comment must be later than its author's account and the comment that it answers.
    const ago = Math.min(post.ago - (delays[index] ?? 0), joined * 0.98, previous - MOMENT);
    previous = ago;
    return { post, member: key, text, ago };
  });
}

function between(latest: number, earliest: number, random: Random): number {
  return latest + (earliest - latest) * (0.02 + 0.96 * random());
}
