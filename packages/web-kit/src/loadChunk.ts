/** How long a chunk may take to load before a reload is offered. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** A chunk did not load: the network is down, or an upgrade has replaced the file. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('A part of this site could not be loaded', { cause });
    this.name = 'ChunkLoadError';
  }
}

/**
 * Loads a chunk on demand: `loadChunk(() => import('./Editor'))`.
 * @throws ChunkLoadError when it fails to load within {@link CHUNK_TIMEOUT_MS}.
 */
export async function loadChunk<T>(importer: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${CHUNK_TIMEOUT_MS} ms`)), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([importer(), timeout]);
  } catch (error) {
    throw new ChunkLoadError(error);
  } finally {
    clearTimeout(timer);
  }
}
