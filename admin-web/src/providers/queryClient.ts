import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Session } from './session';

/** A mutation that was answered after its session had ended; nobody is told, because its page is gone. */
export class SessionOverError extends Error {
  constructor() {
    super('The session ended before the answer arrived.');
    this.name = 'SessionOverError';
  }
}

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
    queryCache: new QueryCache({ onError: (error) => console.error(error) }),
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => void tokens.set(mutation, session.state().token),
      onSuccess: (_data, _variables, _result, mutation) => {
        if (tokens.get(mutation) !== session.state().token) throw new SessionOverError();
      },
    }),
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
      // Variables hold passwords and reasons: they are dropped as soon as no component needs them.
      mutations: { networkMode: 'always', gcTime: 0 },
    },
  });
}
