import { currentRequest } from './request-context.js';

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
  private readonly batches = new Map<string, Pending<Key, Value>[]>();

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
      const batch = this.batches.get(name) ?? [];
      batch.push({ key, resolve, reject });
      if (batch.length > 1) return;
      this.batches.set(name, batch);
      setImmediate(() => {
        this.batches.delete(name);
        void loadBatch(batch, loadAll);
      });
    });
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
