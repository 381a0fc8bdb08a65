import { Gate } from '../../common/gate.js';
import type { Rendition } from './image-pipeline.js';
import { renditionKey } from './media-path.js';
import type { MediaStore } from './media-store.js';

/** Files written at once; each waits for the disk or the network. */
const WRITES_AT_ONCE = 8;

/** A picture's name and its files. */
export interface NamedRenditions {
  readonly name: string;
  readonly renditions: readonly Rendition[];
}

/**
 * Writes pictures to the store.
 * @throws what the store threw first, once nothing is being written any more
 */
export async function storeRenditions(
  store: MediaStore,
  pictures: readonly NamedRenditions[],
): Promise<void> {
  const gate = new Gate(WRITES_AT_ONCE);
  let failure: { reason: unknown } | undefined;
  await Promise.all(
    pictures.flatMap(({ name, renditions }) =>
      renditions.map(({ width, bytes }) =>
        gate.run(async () => {
          // With one missing the rest is of no use; a store that is away would make each wait its full time.
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
