import { createNextState, isFulfilled, isPending, isRejected, type Middleware } from '@reduxjs/toolkit';

/** An optimistic or confirmed update of this tab that some arriving answers do not contain yet. */
export interface CacheUpdate {
  /**
   * Applies the update to an answer before it reaches the cache.
   * @param endpoint the name of the answered endpoint
   * @param answer an Immer draft, to be changed in place
   */
  apply(endpoint: string, answer: unknown): void;
}

/**
 * The updates that are applied to arriving answers. The cache keeps the answer that arrives last, even if it was
 * requested first (a race condition): a list that left the server before a like reached it would undo the like.
 */
export class CacheUpdates {
  readonly #pendingQueries = new Set<string>();
  readonly #updates = new Map<string, { update: CacheUpdate; awaited?: Set<string> }>();

  /** Applies an update to every answer until it is confirmed or removed. It replaces an earlier one with the same key. */
  add(key: string, update: CacheUpdate): void {
    this.#updates.set(key, { update });
  }

  /** Marks the update as confirmed by the server: it now applies only to answers that were requested before. */
  confirm(key: string, update: CacheUpdate): void {
    if (this.#pendingQueries.size === 0) this.#updates.delete(key);
    else this.#updates.set(key, { update, awaited: new Set(this.#pendingQueries) });
  }

  /** Rolls back an optimistic update: it is no longer applied to answers. */
  remove(key: string): void {
    this.#updates.delete(key);
  }

  /** The unconfirmed update with this key; undefined if there is none. */
  unconfirmed(key: string): CacheUpdate | undefined {
    const entry = this.#updates.get(key);
    return entry?.awaited ? undefined : entry?.update;
  }

  /** Removes all updates, because the session has changed and they belong to another member. */
  clear(): void {
    this.#updates.clear();
  }

  /** Call it when a query starts. */
  startQuery(requestId: string): void {
    this.#pendingQueries.add(requestId);
  }

  /** Applies the updates made since the query was requested, and returns the answer. */
  applyTo(requestId: string, endpoint: string, answer: unknown): unknown {
    const newer = [...this.#updates.values()].filter(({ awaited }) => awaited?.has(requestId) ?? true);
    if (newer.length === 0) return answer;
    return createNextState(answer, (draft: unknown) => {
      for (const { update } of newer) update.apply(endpoint, draft);
    });
  }

  /** Call it when a query ends, with or without success. */
  endQuery(requestId: string): void {
    this.#pendingQueries.delete(requestId);
    for (const [key, { awaited }] of this.#updates) {
      awaited?.delete(requestId);
      if (awaited?.size === 0) this.#updates.delete(key);
    }
  }
}

/**
 * Applies the updates between the network and the cache; must come before the API's own middleware.
 * @param reducerPath of the API, with which the types of its actions begin
 * @param isReset whether an action empties the API's cache
 */
export function cacheUpdatesMiddleware(
  cacheUpdates: CacheUpdates,
  reducerPath: string,
  isReset: (action: unknown) => boolean,
): Middleware {
  const isQuery = ({ type }: { type: string }) => type.startsWith(`${reducerPath}/executeQuery/`);
  return () => (next) => (action) => {
    if (isReset(action)) cacheUpdates.clear();
    if (isPending(action) && isQuery(action)) cacheUpdates.startQuery(action.meta.requestId);
    if (isRejected(action) && isQuery(action)) cacheUpdates.endQuery(action.meta.requestId);
    if (!isFulfilled(action) || !isQuery(action)) return next(action);
    const { requestId, arg } = action.meta;
    const payload = cacheUpdates.applyTo(requestId, endpointOf(arg), action.payload);
    cacheUpdates.endQuery(requestId);
    return next({ ...action, payload });
  };
}

function endpointOf(arg: unknown): string {
  return typeof arg === 'object' && arg !== null && 'endpointName' in arg ? String(arg.endpointName) : '';
}
