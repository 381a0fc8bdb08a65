import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { logFailure, SessionOverError } from './logFailure';
import type { Session } from './session';

/**
 * React Query for react-admin's hooks. Queries and mutations fail at once, also offline: the screens offer "Try Again".
 *
 * A mutation fails with {@link SessionOverError} if its session has ended when the response arrives. Otherwise
 * react-admin's hooks would write the response to the cache of the next session. They would also treat a call that was
 * refused because the session had ended as a success without data.
 */
export function createQueryClient(session: Session): QueryClient {
  const tokens = new WeakMap<object, string | null>();
  return new QueryClient({
    queryCache: new QueryCache({ onError: logFailure }),
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => void tokens.set(mutation, session.state().token),
      onSuccess: (_data, _variables, _result, mutation) => {
        if (tokens.get(mutation) !== session.state().token) throw new SessionOverError();
      },
      onError: logFailure,
    }),
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
      // The variables contain passwords, reasons and notes, so they are removed 1 s after unmounting or resetting.
      mutations: { networkMode: 'always', gcTime: 1000 },
    },
  });
}
