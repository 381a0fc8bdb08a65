import {
  isFulfilled,
  isPending,
  isRejected,
  isRejectedWithValue,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit';

/** Tags as the library keeps them. They are only handed on. */
type Tags = readonly unknown[];

/** What is used of the API object. */
interface TaggedApi {
  readonly reducerPath: string;
  readonly endpoints: object;
  readonly util: {
    resetApiState: { match(action: unknown): boolean };
    invalidateTags: { match(action: unknown): action is { payload: Tags } };
    selectInvalidatedBy(state: unknown, tags: Tags): { queryCacheKey: string }[];
  };
  enhanceEndpoints(parts: { endpoints: Record<string, (definition: Definition) => void> }): unknown;
}

/** The part of a mutation's definition that says which tags it invalidates. */
interface Definition {
  invalidatesTags?: Tags | ((answer: unknown, error: unknown, asked: unknown) => Tags);
}

/** The argument of every thunk of RTK Query. */
interface Call {
  endpointName: string;
  originalArgs: unknown;
  queryCacheKey?: string;
}

/**
 * Refetches a query that a change overtook: it was in flight when its tags were invalidated, so its answer may be older, and RTK
 * Query does not send a query again while it is in flight. The library's own remedy, `invalidationBehavior: 'delayed'`, waits
 * until nothing is in flight: one photo on a slow line would hold back every refetch of the site.
 */
export function refetchOvertaken(api: TaggedApi): Middleware {
  const isQuery = ({ type }: UnknownAction) => type.startsWith(`${api.reducerPath}/executeQuery/`);
  const isMutation = ({ type }: UnknownAction) => type.startsWith(`${api.reducerPath}/executeMutation/`);

  function tagsInvalidatedBy(action: UnknownAction): Tags {
    if (api.util.invalidateTags.match(action)) return action.payload;
    if (!isMutation(action) || !(isFulfilled(action) || isRejectedWithValue(action))) return [];
    const { endpointName, originalArgs } = action.meta.arg as Call;
    const { invalidatesTags = [] } = definitionOf(endpointName);
    if (typeof invalidatesTags !== 'function') return invalidatesTags;
    const [answer, error] = isFulfilled(action) ? [action.payload, undefined] : [undefined, action.payload];
    return invalidatesTags(answer, error, originalArgs);
  }

  function definitionOf(endpointName: string): Definition {
    let found: Definition = {};
    const read = (definition: Definition) => void (found = definition);
    // The library hands a definition only to a function that may change it.
    api.enhanceEndpoints({ endpoints: { [endpointName]: read } });
    return found;
  }

  return (store) => {
    /** The tags that were invalidated since each query in flight was sent, by request id. */
    const inFlight = new Map<string, Tags[number][]>();

    const refetch = ({ endpointName, originalArgs }: Call) => {
      const endpoint = (api.endpoints as Partial<Record<string, QueryEndpoint>>)[endpointName];
      if (endpoint) store.dispatch(endpoint.initiate(originalArgs, { subscribe: false, forceRefetch: true }));
    };

    return (next) => (action) => {
      // Without the refetches that begin with this action: they already see its change.
      const before = [...inFlight.values()];
      const result = next(action);
      if (api.util.resetApiState.match(action)) inFlight.clear();
      const tags = tagsInvalidatedBy(action as UnknownAction);
      for (const missed of before) missed.push(...tags);

      if (!isQuery(action as UnknownAction)) return result;
      if (isPending(action)) inFlight.set(action.meta.requestId, []);
      if (isFulfilled(action) || isRejected(action)) {
        const missed = inFlight.get(action.meta.requestId) ?? [];
        inFlight.delete(action.meta.requestId);
        const call = action.meta.arg as Call;
        const isOvertaken = api.util
          .selectInvalidatedBy(store.getState(), missed)
          .some(({ queryCacheKey }) => queryCacheKey === call.queryCacheKey);
        if (isOvertaken) refetch(call);
      }
      return result;
    };
  };
}

type QueryEndpoint = {
  initiate: (asked: unknown, options: { subscribe: false; forceRefetch: true }) => UnknownAction;
};
