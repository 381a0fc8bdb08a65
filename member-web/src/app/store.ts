import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../api/baseApi';
import { sessionReducers } from '../lib/session/sessionSlices';
import { sessionEffects } from './sessionEffects';

/** A store of its own for every start and every test. */
export function makeStore() {
  return configureStore({
    reducer: { ...sessionReducers, [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(sessionEffects, baseApi.middleware),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
