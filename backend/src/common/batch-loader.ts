import { setImmediate as nextTurn } from 'node:timers/promises';
import { currentRequest } from './request-context.js';
import { withTimeout } from './with-timeout.js';

/** Loads the values of several keys with one query: one value per key, in the same order. */
type LoadAll<Key, Value> = (keys: readonly Key[]) => Promise<readonly Value[]>;

interface Pending<Key, Value> {
  readonly key: Key;
  readonly resolve: (value: Value) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * A data loader without a cache: keys requested in the same turn of the event loop are loaded by one query (batching),
 * because a busy process would otherwise spend more on round trips than on the queries. Nothing is cached, so every
 * caller's value is read after the caller asked for it.
 */
export class BatchLoader<Key, Value> {
  /** Batches that are not under way yet. */
  private readonly waiting = new Map<string, Pending<Key, Value>[]>();
  /** The last batch of each subject that is under way; none unless batches wait. */
  private readonly loading = new Map<string, Promise<void>>();

  /**
   * @param mostWait milliseconds that a batch waits for the one of its subject that is under way, and grows meanwhile. It is
   *   bounded, because a query that hangs must not hold everybody up. Without it a batch never waits.
   */
  constructor(private readonly mostWait = 0) {}

  /**
   * @param subject only keys of the same subject are loaded together
   * @param loadAll called once for the whole batch, with the keys of all callers; when it fails, every caller's promise
   *   is rejected
   */
  load(subject: string, key: Key, loadAll: LoadAll<Key, Value>): Promise<Value> {
    // A replica that answers the batch must have replayed as much of the log as each caller needs.
    const { timeline, lsn } = currentRequest()?.readAt ?? {};
    const name = `${timeline} ${lsn} ${subject}`;
    return new Promise((resolve, reject) => {
      const pending = { key, resolve, reject };
      const batch = this.waiting.get(name);
      if (batch) {
        batch.push(pending);
        return;
      }
      const first = [pending];
      this.waiting.set(name, first);
      void this.run(name, first, loadAll);
    });
  }

  private async run(
    name: string,
    batch: readonly Pending<Key, Value>[],
    loadAll: LoadAll<Key, Value>,
  ): Promise<void> {
    const before = this.loading.get(name);
    if (before) await withTimeout(this.mostWait, before).catch(() => undefined);
    await nextTurn();
    this.waiting.delete(name);
    const loading = loadBatch(batch, loadAll);
    if (this.mostWait === 0) return;
    this.loading.set(name, loading);
    await loading;
    if (this.loading.get(name) === loading) this.loading.delete(name);
  }
}

async function loadBatch<Key, Value>(
  batch: readonly Pending<Key, Value>[],
  loadAll: LoadAll<Key, Value>,
): Promise<void> {
  try {
    const values = await loadAll(batch.map(({ key }) => key));
    if (values.length !== batch.length) throw new Error('A batch must load as many values as it has keys');
    values.forEach((value, index) => batch[index]?.resolve(value));
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
