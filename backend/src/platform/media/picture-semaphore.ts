import { availableParallelism } from 'node:os';
import { tooManyRequests } from '../../common/app-error.js';
import { FairSemaphore } from '../../common/fair-semaphore.js';

/** Memory for all pictures that are decoded at the same time, MB. What needs more is decoded alone. */
const MAX_MEGABYTES = 256;
/** Threads of Node that decode pictures, write files and hash passwords (https://nodejs.org/api/cli.html#uv_threadpool_sizesize). */
// eslint-disable-next-line no-restricted-syntax -- libuv's variable, not the product's: libuv reads it before any of our code runs
const THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4;
/** At least so many of these threads are left to files and passwords. */
const LEFT_TO_OTHERS = 2;
/** Pictures decoded at the same time: more than there are cores would only take memory. */
const AT_ONCE = Math.max(1, Math.min(availableParallelism(), THREADS - LEFT_TO_OTHERS));
/** Time that a picture waits at most: the proxy gives up after 60 seconds (`ANSWER_SECONDS`), and the rest takes some. */
const MAX_WAIT_MS = 45_000;
/** Time after which a refused client may retry. */
const RETRY_AFTER_SECONDS = 30;

/**
 * Lets as many pictures be decoded at once as memory and cores allow. Members who wait take turns, so that one who sends many
 * delays the others by one picture each. Pictures weigh the megabytes that decoding them takes.
 */
export class PictureSemaphore extends FairSemaphore {
  /** Others than the usual ones are for tests: MB, pictures, and milliseconds. */
  constructor({ memory = MAX_MEGABYTES, atOnce = AT_ONCE, maxWaitMs = MAX_WAIT_MS } = {}) {
    super({ pieces: atOnce, weight: memory }, { maxWaitMs, refusal: tooBusy });
  }
}

const tooBusy = () =>
  tooManyRequests(
    'Too many pictures are arriving right now. Nothing was saved. Please try again in a minute.',
    RETRY_AFTER_SECONDS,
  );
