import type { Ago } from './content/ago.js';
import type { MemberSeed } from './content/member-seed.js';
import type { MemberKey } from './content/members.js';
import type { PageSeed } from './content/page-seed.js';
import type { PageKey } from './content/pages.js';
import type { PostSeed } from './content/post-seed.js';

/** An event `ago` minutes before the time of filling. */
export interface Timed {
  readonly ago: Ago;
}
export interface PlannedMember extends Timed {
  readonly key: MemberKey;
  readonly seed: MemberSeed;
}
export interface PlannedPage extends Timed {
  readonly key: PageKey;
  readonly seed: PageSeed;
}
export interface PlannedPost extends Timed {
  readonly seed: PostSeed;
}
export interface PlannedFollow extends Timed {
  readonly page: PageKey;
  readonly member: MemberKey;
  /** Since when the member is told of new posts; without it there is no bell. */
  readonly bell?: Ago;
}
export interface PlannedLike extends Timed {
  readonly post: PlannedPost;
  readonly member: MemberKey;
}
export interface PlannedSave extends Timed {
  readonly post: PlannedPost;
  readonly member: MemberKey;
}
export interface PlannedComment extends Timed {
  readonly post: PlannedPost;
  readonly member: MemberKey;
  readonly text: string;
}

/** All rows of the community with their times; each list is sorted from the oldest, so that ids follow time. */
export interface Community {
  readonly members: readonly PlannedMember[];
  readonly pages: readonly PlannedPage[];
  readonly posts: readonly PlannedPost[];
  readonly follows: readonly PlannedFollow[];
  readonly likes: readonly PlannedLike[];
  readonly comments: readonly PlannedComment[];
  readonly saves: readonly PlannedSave[];
}
