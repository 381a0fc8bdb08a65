import type { DrawingName } from '../art/drawings.js';
import type { Ago } from './ago.js';
import type { MemberKey } from './members.js';
import type { PageKey } from './pages.js';

/** A post of the demo community with its comments. */
export interface PostSeed {
  readonly by: MemberKey;
  /** The page that it is posted on; the author follows it or has created it. */
  readonly on?: PageKey;
  readonly ago: Ago;
  /** Rich text as HTML, within the allow-list. */
  readonly body: string;
  readonly pictures?: readonly DrawingName[];
  /** Number of likes; the members are chosen randomly. */
  readonly likes: number;
  /** In the order they were written. */
  readonly comments?: readonly (readonly [by: MemberKey, text: string])[];
}
