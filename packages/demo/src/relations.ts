import type { Ago, Member, Page, Post, Timed } from './content.ts';
import { draw, type Random } from './random.ts';

export interface Follow extends Timed {
  readonly page: string;
  readonly member: string;
  /** Since when the member is told of new posts; without it there is no bell. */
  readonly bell?: Ago;
}
/** A like, or a post that a member saved. */
export interface Like extends Timed {
  readonly post: Post;
  readonly member: string;
}
export interface Comment extends Like {
  readonly text: string;
  /** What a reply answers. */
  readonly parent: Comment | undefined;
}

const HOURS = 60;
const DAYS = 24 * HOURS;

/** Most likes are given within this many minutes after the post. */
const LIKES_WITHIN_MINUTES = 2 * DAYS;
/** All comments of existing members are written within this many minutes after the post. */
const COMMENTS_WITHIN_MINUTES = 30 * HOURS;
/** Members who joined less than this many minutes ago only like posts that are newer than their account. */
const SETTLED = DAYS;
/** Posts that each member saved, if there are as many. */
const SAVED = 4;
/** Pages of whose new posts each member is told, if they follow as many. */
const BELLS = 3;
/** Members last read of new posts up to this many minutes ago. */
const READ_WITHIN_MINUTES = 3 * DAYS;
/** Minimum time between two comments. */
const MOMENT = 0.05;

/** Followers of a page: its authors, from before their first post, and random others. */
export function drawFollows(
  page: Page,
  posts: readonly Post[],
  members: readonly Member[],
  random: Random,
): Follow[] {
  const { creator, followers, notFollowedBy = [] } = page;
  // Sorted from the oldest, so that the first match is an author's first post.
  const firstPosts = new Map<string, number>();
  for (const { on, by, ago } of posts) {
    if (on === page.key && by !== creator && !firstPosts.has(by)) firstPosts.set(by, ago);
  }
  const others = members.filter(
    ({ key, idle }) => key !== creator && !idle && !firstPosts.has(key) && !notFollowedBy.includes(key),
  );
  const authors = members.filter(({ key }) => firstPosts.has(key));
  return [...authors, ...draw(others, followers - authors.length, random)].map((member) => {
    const earliest = Math.min(page.ago, member.ago);
    const latest = firstPosts.get(member.key) ?? 0;
    return { page: page.key, member: member.key, ago: between(latest, earliest, random) };
  });
}

/** The same follows, some of them with a bell. */
export function drawBells(follows: readonly Follow[], random: Random): Follow[] {
  const chosen = new Set<Follow>();
  for (const member of new Set(follows.map((follow) => follow.member))) {
    const theirs = follows.filter((follow) => follow.member === member);
    for (const follow of draw(theirs, Math.min(BELLS, theirs.length), random)) chosen.add(follow);
  }
  return follows.map((follow) =>
    chosen.has(follow)
      ? { ...follow, bell: between(0, Math.min(follow.ago, READ_WITHIN_MINUTES), random) }
      : follow,
  );
}

/** Likes of a post, many soon after it and then fewer; never by its author. */
export function drawLikes(post: Post, members: readonly Member[], random: Random): Like[] {
  const settled = members.filter(
    ({ key, idle, ago }) => key !== post.by && !idle && ago > Math.min(post.ago, SETTLED),
  );
  return draw(settled, post.likes, random).map((member) => {
    const soon = post.ago - Math.min(post.ago, LIKES_WITHIN_MINUTES) * random() ** 2;
    return { post, member: member.key, ago: soon < member.ago ? soon : between(0, member.ago, random) };
  });
}

/** What a member saved: some posts of others, each soon after it was written. */
export function drawSaves({ key, idle, ago }: Member, posts: readonly Post[], random: Random): Like[] {
  if (idle) return [];
  const others = posts.filter((post) => post.by !== key && post.ago < ago);
  return draw(others, Math.min(SAVED, others.length), random).map((post) => ({
    post,
    member: key,
    ago: between(0, post.ago, random),
  }));
}

/** The comments of a post, in the order of the content. */
export function drawComments(post: Post, members: readonly Member[], random: Random): Comment[] {
  const written = post.comments;
  const delays = written
    .map(() => random() ** 1.5 * Math.min(post.ago, COMMENTS_WITHIN_MINUTES) * 0.95)
    .sort((a, b) => a - b);
  let previous = post.ago;
  return written.reduce<Comment[]>((before, [key, text, to], index) => {
    const joined = members.find((member) => member.key === key)?.ago ?? 0;
    // A comment must be later than its author's account and the comment that it answers.
    const ago = Math.min(post.ago - (delays[index] ?? 0), joined * 0.98, previous - MOMENT);
    previous = ago;
    return [...before, { post, member: key, text, ago, parent: parentOf(before, to) }];
  }, []);
}

/** The comment, from 1, that a reply answers: one before it that is no reply itself. */
function parentOf(before: readonly Comment[], to: number | undefined): Comment | undefined {
  if (to === undefined) return undefined;
  const parent = before[to - 1];
  if (!parent || parent.parent) throw new Error(`Demo content: no comment ${to} to answer`);
  return parent;
}

function between(latest: number, earliest: number, random: Random): number {
  return latest + (earliest - latest) * (0.02 + 0.96 * random());
}
