import { createElement, lazy, type ComponentType, type FunctionComponent } from 'react';

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

/** How often what did not arrive was asked for again. */
let attempt = 0;

/** From now on every chunk that did not arrive is loaded again when it is rendered. */
export function retryChunks(): void {
  attempt += 1;
}

/**
 * A lazily loaded component in its own chunk: `lazyChunk(() => import('./Editor'), 'Editor')`. A chunk that did not arrive fails
 * to render until {@link retryChunks}.
 *
 * @param name the component's export in its module
 */
export function lazyChunk<Name extends string, Props extends object>(
  importer: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): FunctionComponent<Props> {
  /** The attempt in which it did not arrive. */
  let failedIn: number | undefined;
  const create = () =>
    lazy<ComponentType<Props>>(() =>
      loadChunk(importer).then(
        (module) => ({ default: module[name] }),
        (error: unknown) => {
          failedIn = attempt;
          throw error;
        },
      ),
    ) as unknown as ComponentType<Props>;
  let current = create();
  /** The same component until the chunk fails and is asked for again. */
  const component = () => {
    if (failedIn !== undefined && failedIn !== attempt) {
      failedIn = undefined;
      current = create();
    }
    return current;
  };
  return (props) => createElement(component(), props);
}
