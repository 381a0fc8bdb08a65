import { Foundation1763600000000 } from './1763600000000-Foundation.js';
import { SlidingLimits1763640000000 } from './1763640000000-SlidingLimits.js';
import { AccountLife1763700000000 } from './1763700000000-AccountLife.js';
import { Administration1763800000000 } from './1763800000000-Administration.js';
import { Withholding1763910000000 } from './1763910000000-Withholding.js';
import { LockOrder1763950000000 } from './1763950000000-LockOrder.js';

/** In the order they run. Never edit one that has landed; add the next. */
export const MIGRATIONS = [
  Foundation1763600000000,
  SlidingLimits1763640000000,
  AccountLife1763700000000,
  Administration1763800000000,
  Withholding1763910000000,
  LockOrder1763950000000,
];
