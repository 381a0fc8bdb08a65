import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../api/baseApi';
import { CacheUpdates, cacheUpdatesMiddleware } from '../api/cacheUpdates';
import type { ApiExtra } from '../api/thunks';
import { sessionReducers } from '../lib/session/sessionSlices';
import { sessionEffects } from './sessionEffects';

/** Creates a new store for every start and every test. */
export function makeStore() {
  const cacheUpdates = new CacheUpdates();
  const extraArgument: ApiExtra = { cacheUpdates };
  return configureStore({
    reducer: { ...sessionReducers, [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument } }).concat(
        sessionEffects,
        cacheUpdatesMiddleware(cacheUpdates),
        baseApi.middleware,
      ),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
