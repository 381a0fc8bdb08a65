import { AsyncLocalStorage } from 'node:async_hooks';

/** How a {@link GroupCommit} writes. */
export interface GroupCommitOptions<Item, Result> {
  /** Most items in one write. */
  readonly most: number;
  /** Two items of the same owner and subject are never in one write: the later one goes into a later write. */
  readonly ownerOf: (item: Item) => string;
  /**
   * Writes items of one subject in one transaction.
   * @param hasWaited whether the items waited for an earlier write of the same subject
   * @returns the outcome of each item, in the same order; the next write does not wait for an outcome that is still pending.
   *   If the whole write fails, so does every item.
   */
  readonly write: (
    subject: string,
    items: readonly Item[],
    hasWaited: boolean,
  ) => Promise<readonly (Result | Promise<Result>)[]>;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (outcome: Result | Promise<Result>) => void;
  readonly reject: (reason: unknown) => void;
  /** Runs something in the context of the request that added the item. */
  readonly inContext: <Value>(work: () => Value) => Value;
}

/**
 * Writes that lock the same row would wait for each other's commits, each on a connection of its own. Here a process writes
 * one batch per subject at a time: what arrives meanwhile is the next batch (group commit). An idle subject's first batch is
 * what arrives in one turn of the event loop, so that a single write does not wait.
 */
export class GroupCommit<Item, Result> {
  /** By subject, while a batch of it is being written or about to be. */
  private readonly queues = new Map<string, Waiting<Item, Result>[]>();

  constructor(private readonly options: GroupCommitOptions<Item, Result>) {}

  /** Writes an item with others of the same subject, and returns its outcome. */
  add(subject: string, item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      const entry = { item, resolve, reject, inContext: AsyncLocalStorage.snapshot() };
      const queue = this.queues.get(subject);
      if (queue) {
        queue.push(entry);
        return;
      }
      const first = [entry];
      this.queues.set(subject, first);
      setImmediate(() => void this.writeAll(subject, first));
    });
  }

  private async writeAll(subject: string, queue: Waiting<Item, Result>[]): Promise<void> {
    for (let hasWaited = false; queue.length > 0; hasWaited = true) {
      const batch = this.takeFrom(queue);
      // For its log lines and traces, a batch belongs to the first request in it.
      await batch[0]?.inContext(() => this.write(subject, batch, hasWaited));
    }
    this.queues.delete(subject);
  }

  /** The next batch; later items of an owner who is in it stay. */
  private takeFrom(queue: Waiting<Item, Result>[]): Waiting<Item, Result>[] {
    const owners = new Set<string>();
    const batch: Waiting<Item, Result>[] = [];
    const rest: Waiting<Item, Result>[] = [];
    for (const entry of queue) {
      const owner = this.options.ownerOf(entry.item);
      if (batch.length === this.options.most || owners.has(owner)) rest.push(entry);
      else {
        owners.add(owner);
        batch.push(entry);
      }
    }
    queue.splice(0, queue.length, ...rest);
    return batch;
  }

  private async write(
    subject: string,
    batch: readonly Waiting<Item, Result>[],
    hasWaited: boolean,
  ): Promise<void> {
    try {
      const items = batch.map(({ item }) => item);
      const outcomes = await this.options.write(subject, items, hasWaited);
      if (outcomes.length !== batch.length) throw new Error('A batch must have as many outcomes as items');
      outcomes.forEach((outcome, index) => batch[index]?.resolve(outcome));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
