import { combineReducers, compose, configureStore, type Middleware } from '@reduxjs/toolkit';
import { whenApiLoads, type ApiExtra } from '../api/lateApi';
import { sessionReducers } from '../lib/session/sessionSlices';
import { sessionEffects } from './sessionEffects';

/** Creates a new store for every start and every test. It takes up the API's cache when the code of that has loaded. */
export function makeStore() {
  const extraArgument: Partial<ApiExtra> = {};
  const store = configureStore({
    reducer: combineReducers(sessionReducers),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument } }).concat(sessionEffects, apiMiddleware(extraArgument)),
  });
  whenApiLoads(({ reducerPath, reducer }) =>
    store.replaceReducer(combineReducers({ ...sessionReducers, [reducerPath]: reducer })),
  );
  return store;
}

/** The API's middlewares, once they have loaded; until then actions pass unchanged. */
function apiMiddleware(extra: Partial<ApiExtra>): Middleware {
  return (store) => (next) => {
    let pass = next;
    whenApiLoads(({ middlewares }) => {
      pass = compose<typeof next>(...middlewares(extra).map((middleware) => middleware(store)))(next);
    });
    return (action) => pass(action);
  };
}

export type AppStore = ReturnType<typeof makeStore>;
