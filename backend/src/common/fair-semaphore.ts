/** Someone who waits to enter. */
interface Waiter {
  readonly weight: number;
  enter(): void;
  leave(reason: Error): void;
}

/** The most that may go on at the same time. */
export interface Capacity {
  /** Number of pieces of work, at least 1. */
  readonly pieces: number;
  /** What they weigh together, above 0, for example megabytes. */
  readonly weight: number;
  /** Number of pieces of one party; by default as many as of all together. */
  readonly ofEach?: number;
}

/** How long work waits, and how much of it. */
export interface WaitLimits {
  /** The longest that a piece of work waits. */
  readonly maxWaitMs: number;
  /**
   * Pieces that may wait, of all parties together and of each; unlimited by default. When as many wait as may, whoever waits with
   * the most makes room for others.
   */
  readonly maxWaiting?: { readonly together: number; readonly each: number };
  /** What is thrown beyond that: a 429. */
  readonly refusal: () => Error;
}

/**
 * Bounds how many pieces of work go on at the same time, and what they weigh together. Parties that wait, for example members,
 * take turns with one piece each (round robin), so that one with a thousand pieces delays the others by one. A party's own pieces
 * keep their order. Whoever's turn it is begins next: a light piece does not overtake a heavy one, which would otherwise wait
 * for as long as light ones arrive. Why it is our own: docs/decisions/0004-pictures.md.
 */
export class FairSemaphore {
  private pieces: number;
  private weight: number;
  /** The parties that wait, in the order of their turns, each with its pieces in the order of arrival. None is empty. */
  private readonly queues = new Map<string, Set<Waiter>>();
  /** Pieces of each party that go on. */
  private readonly going = new Map<string, number>();

  /** @param limits of the wait; without them work waits for as long as it takes */
  constructor(
    private readonly capacity: Capacity,
    private readonly limits?: WaitLimits,
  ) {
    ({ pieces: this.pieces, weight: this.weight } = capacity);
  }

  /** Number of pieces of work that wait. */
  get waiting(): number {
    let sum = 0;
    for (const queue of this.queues.values()) sum += queue.size;
    return sum;
  }

  /**
   * Does the work as soon as it is its turn and there is room for it.
   * @param party whose turn it takes
   * @param weight above 0; above the capacity it counts as the capacity, so that the work is done alone
   * @param signal aborts the wait; work that has begun must watch it itself
   * @throws RangeError for another weight, the refusal when too many wait or it waited too long, the signal's reason, and what the
   *   work throws
   */
  async run<Result>(
    party: string,
    weight: number,
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    if (!(weight > 0)) throw new RangeError(`Work cannot weigh ${weight}`);
    this.requireRoom(party);
    const taken = Math.min(weight, this.capacity.weight);
    await this.enter(party, taken, signal);
    try {
      return await work();
    } finally {
      this.pieces += 1;
      this.weight += taken;
      this.count(party, -1);
      this.admit();
    }
  }

  /** Throws the refusal when too many wait, unless another party waits with more. */
  private requireRoom(party: string): void {
    const { maxWaiting, refusal } = this.limits ?? {};
    if (!maxWaiting || !refusal) return;
    const own = this.queues.get(party)?.size ?? 0;
    if (own >= maxWaiting.each) throw refusal();
    if (this.waiting < maxWaiting.together) return;
    let most: Set<Waiter> | undefined;
    for (const queue of this.queues.values()) if (queue.size > (most?.size ?? 0)) most = queue;
    if (!most || most.size <= own + 1) throw refusal();
    // Its newest piece.
    [...most].at(-1)?.leave(refusal());
  }

  private enter(party: string, weight: number, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const queue = this.queues.get(party) ?? new Set();
      const abort = () => waiter.leave(signal?.reason as Error);
      const { maxWaitMs, refusal } = this.limits ?? {};
      const timer = refusal && setTimeout(() => waiter.leave(refusal()), maxWaitMs);
      const endWait = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
      };
      const waiter: Waiter = {
        weight,
        enter: () => {
          endWait();
          resolve();
        },
        leave: (reason) => {
          endWait();
          queue.delete(waiter);
          if (queue.size === 0) this.queues.delete(party);
          reject(reason);
          // It may have been the heavy one that the others waited for.
          this.admit();
        },
      };
      queue.add(waiter);
      this.queues.set(party, queue);
      signal?.addEventListener('abort', abort, { once: true });
      this.admit();
    });
  }

  private admit(): void {
    // A map is iterated in the order of insertion, and goes on with what is inserted meanwhile.
    for (const [party, queue] of this.queues) {
      const [waiter] = queue;
      if ((this.going.get(party) ?? 0) >= (this.capacity.ofEach ?? Infinity)) continue;
      if (!waiter || this.pieces === 0 || waiter.weight > this.weight) return;
      queue.delete(waiter);
      this.queues.delete(party);
      if (queue.size > 0) this.queues.set(party, queue);
      this.pieces -= 1;
      this.weight -= waiter.weight;
      this.count(party, 1);
      waiter.enter();
    }
  }

  private count(party: string, change: 1 | -1): void {
    const going = (this.going.get(party) ?? 0) + change;
    if (going === 0) this.going.delete(party);
    else this.going.set(party, going);
  }
}
