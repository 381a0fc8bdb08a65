import type { PageCategory } from '../../src/common/page-category.js';
import type { DrawingName } from '../art/drawings.js';
import type { Ago } from './ago.js';
import type { MemberKey } from './members.js';

/** A page of the demo community. */
export interface PageSeed {
  readonly title: string;
  readonly description: string;
  readonly category: PageCategory;
  readonly creator: MemberKey;
  readonly started: Ago;
  /** Number of followers, including everyone who posts on it. */
  readonly followers: number;
  /** Members who must not follow it. */
  readonly notFollowedBy?: readonly MemberKey[];
  readonly picture?: DrawingName;
}
