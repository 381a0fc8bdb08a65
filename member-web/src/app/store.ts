import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../api/baseApi';
import { Layers, layersMiddleware } from '../api/layers';
import type { ApiExtra } from '../api/thunks';
import { sessionReducers } from '../lib/session/sessionSlices';
import { sessionEffects } from './sessionEffects';

/** Creates a new store for every start and every test. */
export function makeStore() {
  const layers = new Layers();
  const extraArgument: ApiExtra = { layers };
  return configureStore({
    reducer: { ...sessionReducers, [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument } }).concat(
        sessionEffects,
        layersMiddleware(layers),
        baseApi.middleware,
      ),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
