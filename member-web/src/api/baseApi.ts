import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { createApi, setupListeners, type BaseQueryApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import {
  maintenanceAnnounced,
  memberSessionRefused,
  selectMemberToken,
  memberSignedIn,
  memberSignedOut,
  selectIsLoggedIn,
  type SessionState,
} from '../lib/session/sessionSlices';
import { memberIdOf } from '../lib/session/tokens';
import { CacheUpdates, cacheUpdatesMiddleware } from './cacheUpdates';
import { completeAnswer } from './completeAnswer';
import { errorCode, type ApiError } from './errors';
import { isLimited } from './limited';
import { isAnswer, LastAnswers, lastAnswersMiddleware, type CachedQueries } from './lastAnswers';
import { provideApi, type ApiExtra } from './lateApi';
import { send, type ApiRequest } from './request';
import { refetchOvertaken } from './refetchOvertaken';

/** Options of an endpoint for the base query, in addition to its request. */
export interface CallOptions {
  /** Sends no token, so that a 401 does not end the session. */
  anonymous?: boolean;
}

const callApi: BaseQueryFn<ApiRequest, unknown, ApiError, CallOptions> = async (request, api, options) => {
  // The store always has the session slices (makeStore); RTK Query's types do not know that.
  const currentToken = () => selectMemberToken(api.getState() as SessionState);
  const token = options?.anonymous ? '' : currentToken();
  const answer = await send(runtimeConfig().apiOrigin, request, token, api.signal);
  if ('error' in answer) {
    if (answer.error.status === 'OFFLINE' && api.type === 'query') {
      const lastAnswer = lastAnswerTo(api);
      if (lastAnswer !== undefined) return { data: lastAnswer };
    }
    if (answer.error.status === 503) {
      const isUserAction = api.type === 'mutation';
      api.dispatch(maintenanceAnnounced({ message: errorText(answer.error), isUserAction }));
    }
    // A moderator has just decided: what one writes with gives way to until when and why.
    if (isLimited(answer.error)) {
      api.dispatch(baseApi.util.invalidateTags([{ type: 'Profile', id: memberIdOf(token) }]));
    }
    // A late 401 for the token of an earlier session must not end the current session.
    if (answer.error.status === 401 && token !== '' && token === currentToken()) {
      api.dispatch(memberSessionRefused({ code: errorCode(answer.error), message: errorText(answer.error) }));
    }
  } else {
    completeAnswer(answer.data, request, memberIdOf(token));
  }
  return answer;
};

/** What a query that cannot be asked offline was answered last; undefined if that is not known. */
function lastAnswerTo({ queryCacheKey = '', getState, extra }: BaseQueryApi): unknown {
  const data = queriesIn(getState())[queryCacheKey]?.data;
  return isAnswer(data) ? data : (extra as ApiExtra).lastAnswers.get(queryCacheKey);
}

// Functions, because `baseApi` is defined below.
const queriesIn = (state: unknown): CachedQueries =>
  (state as Record<typeof baseApi.reducerPath, { queries: CachedQueries }>)[baseApi.reducerPath].queries;

/**
 * The one API object of the site: `generated.ts` injects every endpoint, the features add tags and optimistic updates.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: callApi,
  // After a reconnect, refetches queries that failed offline or whose data may have changed meanwhile.
  refetchOnReconnect: true,
  // A long upload must not hold back every refetch. refetchOvertaken does what this leaves out.
  invalidationBehavior: 'immediately',
  tagTypes: [
    'Feed',
    'Following',
    'Post',
    'Likes',
    'Comments',
    'Profile',
    'Pages',
    'Projects',
    'Sessions',
    'EmailChange',
    'Relations',
    'Reports',
    'Decisions',
    'Notifications',
    'Device',
  ],
  endpoints: () => ({}),
});

const { resetApiState } = baseApi.util;
provideApi({
  reducerPath: baseApi.reducerPath,
  reducer: baseApi.reducer,
  middlewares: (extra) => {
    extra.cacheUpdates = new CacheUpdates();
    extra.lastAnswers = new LastAnswers();
    return [
      lastAnswersMiddleware(
        extra.lastAnswers,
        queriesIn,
        baseApi.internalActions.removeQueryResult.match,
        resetApiState.match,
      ),
      resetWithSession(resetApiState),
      cacheUpdatesMiddleware(extra.cacheUpdates, baseApi.reducerPath, resetApiState.match),
      refetchOvertaken(baseApi),
      baseApi.middleware,
    ];
  },
  followWindow: setupListeners,
});

/**
 * Empties the cache when a session starts or ends: its answers were the member's.
 * @param reset the action that does so; it also refetches active queries
 */
function resetWithSession(reset: () => UnknownAction): Middleware<object, SessionState> {
  return (store) => (next) => (action) => {
    const wasSignedIn = selectIsLoggedIn(store.getState());
    const result = next(action);
    const isOther =
      memberSignedIn.match(action) || memberSignedOut.match(action) || memberSessionRefused.match(action);
    // A visitor has no data to clear, and during maintenance refetching would announce it again, without end.
    if (isOther || (maintenanceAnnounced.match(action) && wasSignedIn)) store.dispatch(reset());
    return result;
  };
}
