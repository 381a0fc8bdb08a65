import type { Portrait } from '../art/portraits.js';
import type { CoverName } from '../art/drawings.js';
import type { Ago } from './ago.js';

/** A member of the demo community. */
export interface MemberSeed {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly joined: Ago;
  readonly title?: string;
  readonly bio?: string;
  readonly college?: string;
  readonly year?: number;
  readonly course?: string;
  readonly portrait?: Portrait;
  readonly cover?: CoverName;
  /** An account without any activity. */
  readonly idle?: true;
}
