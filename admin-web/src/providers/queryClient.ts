import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { logFailure, SessionOverError } from './logFailure';
import type { Session } from './session';

/**
 * React Query for react-admin's hooks. Queries and mutations fail at once, also offline: the screens offer "Try Again".
 *
 * A mutation fails with {@link SessionOverError} if the session in which it began is over when the answer arrives. The
 * hooks of react-admin would write the answer to the cache of the next session, and treat a call that was refused because
 * the session is over as a success with no data.
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
      // Variables hold passwords, reasons and notes: they are dropped 1 s after their component is gone or has reset them.
      mutations: { networkMode: 'always', gcTime: 1000 },
    },
  });
}
