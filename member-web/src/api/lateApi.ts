import type { Middleware, Reducer } from '@reduxjs/toolkit';
import type { setupListeners } from '@reduxjs/toolkit/query';
import type { CacheUpdates } from './cacheUpdates';
import type { LastAnswers } from './lastAnswers';

/** The extra argument of every thunk. */
export interface ApiExtra {
  cacheUpdates: CacheUpdates;
  lastAnswers: LastAnswers;
}

/** What the store of the site needs of the API's cache. */
export interface ApiCache {
  /** The name of its state in the store. */
  readonly reducerPath: string;
  readonly reducer: Reducer;
  /**
   * The middlewares of a store, in the order in which actions pass them.
   * @param extra the extra argument of its thunks, which is filled in
   */
  readonly middlewares: (extra: Partial<ApiExtra>) => readonly Middleware[];
  /**
   * Follows the window: the network is back.
   * @returns ends it
   */
  readonly followWindow: (dispatch: Parameters<typeof setupListeners>[0]) => () => void;
}

/*
 * RTK Query and the calls are a tenth of the code that every page starts with, and the first window of the landing page makes no
 * call. They are loaded with the first screen that does, and the store takes them up then.
 */
let loaded: ApiCache | undefined;
const waiting = new Set<(cache: ApiCache) => void>();

/** Called by `baseApi.ts` when it is evaluated, before anything can make a call. */
export function provideApi(cache: ApiCache): void {
  loaded = cache;
  waiting.forEach((tell) => tell(cache));
  waiting.clear();
}

/**
 * @param tell called with the API's cache as soon as its code is there: at once, if it is
 * @returns stops waiting
 */
export function whenApiLoads(tell: (cache: ApiCache) => void): () => void {
  if (loaded) tell(loaded);
  else waiting.add(tell);
  return () => waiting.delete(tell);
}
