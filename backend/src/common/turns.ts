import type { AppError } from './app-error.js';
import { FairSemaphore, type Capacity } from './fair-semaphore.js';

/** When work is refused instead of waiting for its turn. */
export interface Patience {
  /** The longest that a piece of work waits. */
  readonly maxWaitMs: number;
  /**
   * Pieces that may wait, of all parties together and of each; unlimited by default. When all places are taken, whoever waits with the
   * most makes room for others.
   */
  readonly maxWaiting?: { readonly together: number; readonly each: number };
  /** What is thrown then: a 429. */
  readonly refusal: () => AppError;
}

/** A {@link FairSemaphore} that does not let anybody wait for longer than a client does. */
export class Turns {
  private readonly semaphore: FairSemaphore;

  constructor(
    capacity: Capacity,
    private readonly patience: Patience,
  ) {
    this.semaphore = new FairSemaphore(capacity);
  }

  /** Number of pieces of work that wait. */
  get waiting(): number {
    return this.semaphore.waiting;
  }

  /**
   * Does the work as soon as it is its turn and there is room for it.
   * @param party whose turn it takes
   * @param weight as for {@link FairSemaphore.run}
   * @param signal ends the wait; work that has begun must watch it itself
   * @throws AppError the refusal when too many wait or it waited too long, the signal's reason, and what the work throws
   */
  async run<Result>(
    party: string,
    weight: number,
    signal: AbortSignal,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const { maxWaitMs, maxWaiting, refusal } = this.patience;
    if (maxWaiting) {
      const { together, each } = maxWaiting;
      if (this.semaphore.waitingOf(party) >= each) throw refusal();
      if (this.waiting >= together && !this.semaphore.giveWay(party, refusal)) throw refusal();
    }
    const impatience = new AbortController();
    const timer = setTimeout(() => impatience.abort(refusal()), maxWaitMs);
    const begin = () => {
      clearTimeout(timer);
      return work();
    };
    try {
      return await this.semaphore.run(party, weight, begin, AbortSignal.any([signal, impatience.signal]));
    } finally {
      clearTimeout(timer);
    }
  }
}
