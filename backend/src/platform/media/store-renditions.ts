import pLimit from 'p-limit';
import type { Rendition } from './image-pipeline.js';
import { renditionKey } from './media-path.js';
import type { MediaStore } from './media-store.js';

/** Files written in parallel; each waits for the disk or the network. */
const WRITES_AT_ONCE = 8;

/** A picture's name and its files. */
export interface NamedRenditions {
  readonly name: string;
  readonly renditions: readonly Rendition[];
}

/**
 * Writes pictures to the store.
 * @throws the store's first error, once no write is in progress any more
 */
export async function storeRenditions(
  store: MediaStore,
  pictures: readonly NamedRenditions[],
): Promise<void> {
  const limit = pLimit(WRITES_AT_ONCE);
  let failure: { reason: unknown } | undefined;
  await Promise.all(
    pictures.flatMap(({ name, renditions }) =>
      renditions.map(({ width, bytes }) =>
        limit(async () => {
          // If one fails the rest is useless; with the store down each would wait for its full timeout.
          if (failure) return;
          try {
            await store.put(renditionKey(name, width), bytes);
          } catch (reason) {
            failure ??= { reason };
          }
        }),
      ),
    ),
  );
  if (failure) throw failure.reason;
}
