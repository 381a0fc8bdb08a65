import { generatedApi } from './generated';
import type { CacheUpdate } from './cacheUpdates';
import type { ApiThunk } from './thunks';

/** Accepts any endpoint. The arguments come from the same cache entry as the endpoint, so their types match. */
const change = generatedApi.util.updateQueryData as unknown as (
  endpoint: string,
  asked: unknown,
  recipe: (answer: unknown) => void,
) => ApiThunk<unknown>;

/**
 * Applies a confirmed change to all cached answers and to answers still in flight. Every screen shows it at once,
 * without refetching lists.
 * @param key identifies the changed data: a later change with the same key replaces the earlier one
 */
export function updateEverywhere(key: string, update: CacheUpdate): ApiThunk<void> {
  return (dispatch, getState, { cacheUpdates }) => {
    cacheUpdates.confirm(key, update);
    for (const entry of Object.values(getState()[generatedApi.reducerPath].queries)) {
      if (entry?.data === undefined) continue;
      const endpoint = String(entry.endpointName);
      dispatch(change(endpoint, entry.originalArgs, (answer) => update.apply(endpoint, answer)));
    }
  };
}
