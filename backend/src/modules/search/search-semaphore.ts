import { tooManyRequests } from '../../common/app-error.js';
import { FairSemaphore } from '../../common/fair-semaphore.js';

/**
 * Searches of this process that the database works on at the same time. A word of nearly every post takes long, and the other
 * connections of the pool stay free for all other calls.
 */
const AT_ONCE = 2;
/** Searches of one member among them: another member's search begins without waiting for these. */
const OF_EACH = 1;
/** Time that a search waits at most: whoever types has gone on by then. */
const MAX_WAIT_MS = 5_000;
/** Searches that may wait, and of them those of one member, so that nobody fills the queue alone. One look at everything is three. */
const MAX_WAITING = { together: 20, each: 6 };
/** Time after which a refused client may retry. */
const RETRY_AFTER_SECONDS = 5;

/** Lets few searches be at work at once. Members who wait take turns, and who fills the queue makes room for others. */
export class SearchSemaphore extends FairSemaphore {
  constructor() {
    super(
      { pieces: AT_ONCE, weight: AT_ONCE, ofEach: OF_EACH },
      { maxWaitMs: MAX_WAIT_MS, maxWaiting: MAX_WAITING, refusal: tooBusy },
    );
  }
}

const tooBusy = () =>
  tooManyRequests(
    'Too many people are searching right now. Please try again in a moment.',
    RETRY_AFTER_SECONDS,
  );
