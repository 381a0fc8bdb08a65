import { AsyncResource } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { withTimeout } from './with-timeout.js';

/** A list that is never empty. */
type Items<Item> = readonly [Item, ...Item[]];

/** How a {@link BatchQueue} runs its batches. */
export interface BatchOptions<Item, Result> {
  /** Maximum items in a batch. */
  readonly maxSize: number;
  /**
   * How long a batch waits for the one of its subject that is under way, and grows meanwhile. 0: never. Infinity:
   * until that one has ended, so that a subject has one batch at a time.
   */
  readonly maxWaitMs: number;
  /** Two items of the same owner and subject are never in one batch: the later one goes into a later batch. */
  readonly ownerOf?: (item: Item) => string;
  /**
   * Runs a batch of one subject.
   * @param hasWaited whether the items waited for an earlier batch of the same subject
   * @returns the outcome of each item, in the same order; the next batch does not wait for an outcome that is still pending.
   *   If the whole batch fails, so does every item.
   */
  readonly run: (
    subject: string,
    items: Items<Item>,
    hasWaited: boolean,
  ) => Promise<readonly (Result | Promise<Result>)[]>;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (outcome: Result | Promise<Result>) => void;
  readonly reject: (reason: unknown) => void;
  /** Knows the context of the request that added the item. `AsyncLocalStorage.snapshot` costs eighty times as much in Node 20. */
  readonly context: AsyncResource;
}

/**
 * Under load, a statement for each request costs more in round trips, connections and commits than in itself. A queue runs one
 * statement for what arrives in the same turn of the event loop (batching) and, if it may wait, for what arrives while the
 * batch before is under way (group commit); a single request waits for nobody. Nothing is cached: a batch begins after all of
 * its items were added.
 */
export class BatchQueue<Item, Result> {
  /** The items that wait, by subject. A subject has an entry while a batch of it runs or is about to. */
  private readonly queues = new Map<string, Waiting<Item, Result>[]>();

  constructor(private readonly options: BatchOptions<Item, Result>) {}

  /**
   * Adds an item to the next batch, and returns its outcome.
   * @param subject only items of the same subject are in one batch
   */
  add(subject: string, item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      const entry = { item, resolve, reject, context: new AsyncResource('BatchItem') };
      const queue = this.queues.get(subject);
      if (queue) {
        queue.push(entry);
        return;
      }
      const first = [entry];
      this.queues.set(subject, first);
      void this.runAll(subject, first);
    });
  }

  private async runAll(subject: string, queue: Waiting<Item, Result>[]): Promise<void> {
    for (let hasWaited = false; queue.length > 0; hasWaited = true) {
      // What arrives in the same turn belongs to the batch.
      await nextTurn();
      const batch = this.takeFrom(queue);
      // For its log lines, traces and log position, a batch belongs to the first request in it.
      const running = batch[0]?.context.runInAsyncScope(() => this.run(subject, batch, hasWaited));
      if (running) await this.waitFor(running);
    }
    this.queues.delete(subject);
  }

  private async waitFor(batch: Promise<void>): Promise<void> {
    const { maxWaitMs } = this.options;
    if (maxWaitMs === Infinity) await batch;
    else if (maxWaitMs > 0) await withTimeout(maxWaitMs, batch).catch(() => undefined);
  }

  /** The next batch; later items of an owner who is in it stay. */
  private takeFrom(queue: Waiting<Item, Result>[]): Waiting<Item, Result>[] {
    const { maxSize, ownerOf } = this.options;
    if (!ownerOf) return queue.splice(0, maxSize);
    const owners = new Set<string>();
    const batch: Waiting<Item, Result>[] = [];
    const rest: Waiting<Item, Result>[] = [];
    for (const entry of queue) {
      const owner = ownerOf(entry.item);
      if (batch.length === maxSize || owners.has(owner)) rest.push(entry);
      else {
        owners.add(owner);
        batch.push(entry);
      }
    }
    queue.splice(0, queue.length, ...rest);
    return batch;
  }

  private async run(
    subject: string,
    batch: readonly Waiting<Item, Result>[],
    hasWaited: boolean,
  ): Promise<void> {
    try {
      const items = batch.map(({ item }) => item) as [Item, ...Item[]];
      const outcomes = await this.options.run(subject, items, hasWaited);
      if (outcomes.length !== batch.length) throw new Error('A batch must have as many outcomes as items');
      outcomes.forEach((outcome, index) => batch[index]?.resolve(outcome));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
