import { generatedApi } from './generated';
import type { Layer } from './layers';
import type { ApiThunk } from './thunks';

/** For entries of any endpoint: what one was asked stands beside its endpoint, and so fits it. */
const change = generatedApi.util.updateQueryData as unknown as (
  endpoint: string,
  asked: unknown,
  recipe: (answer: unknown) => void,
) => ApiThunk<unknown>;

/**
 * Lays a change over every answer there is, and over those that are on their way: what the server has taken is shown
 * everywhere at once, and no list has to be fetched anew for it.
 * @param key tells what is changed: a later change of the same gives the earlier one up
 */
export function showEverywhere(key: string, layer: Layer): ApiThunk<void> {
  return (dispatch, getState, { layers }) => {
    layers.settle(key, layer);
    for (const entry of Object.values(getState()[generatedApi.reducerPath].queries)) {
      if (entry?.data === undefined) continue;
      const endpoint = String(entry.endpointName);
      dispatch(change(endpoint, entry.originalArgs, (answer) => layer.over(endpoint, answer)));
    }
  };
}
