import type { Middleware } from '@reduxjs/toolkit';

/** How many answers are kept after the cache has dropped them. */
const MAX_ANSWERS = 60;

/** The state of a query in the cache, as far as it is used here. */
export type CachedQueries = Readonly<Record<string, { data?: unknown } | undefined>>;

/** Whether cached data is the API's answer as it came, and not made of it: then it can be taken for a new answer. */
export function isAnswer(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'success' in data;
}

/**
 * The answers that the cache dropped because nothing showed them for a minute. Offline they are shown again: what was there
 * last instead of a failure.
 */
export class LastAnswers {
  readonly #answers = new Map<string, unknown>();

  /** Keeps an answer that the cache drops; other data is not kept. */
  keep(key: string, data: unknown): void {
    this.#answers.delete(key);
    if (!isAnswer(data)) return;
    this.#answers.set(key, data);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > MAX_ANSWERS && oldest !== undefined) this.#answers.delete(oldest);
  }

  /** The last answer to a query; undefined if there is none. */
  get(key: string): unknown {
    return this.#answers.get(key);
  }

  /** Forgets all, because they were another member's. */
  clear(): void {
    this.#answers.clear();
  }
}

interface Removal {
  payload: { queryCacheKey: string };
}

/**
 * Keeps what the cache drops.
 * @param queriesIn the queries of a state of the store
 * @param isRemoval whether an action drops a query
 * @param isReset whether an action empties the cache
 */
export function lastAnswersMiddleware(
  lastAnswers: LastAnswers,
  queriesIn: (state: unknown) => CachedQueries,
  isRemoval: (action: unknown) => action is Removal,
  isReset: (action: unknown) => boolean,
): Middleware {
  return (store) => (next) => (action) => {
    if (isReset(action)) lastAnswers.clear();
    if (isRemoval(action)) {
      const { queryCacheKey } = action.payload;
      lastAnswers.keep(queryCacheKey, queriesIn(store.getState())[queryCacheKey]?.data);
    }
    return next(action);
  };
}
