import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isAlreadyDecided, isStateChanged } from './httpClient';
import type { Session } from './session';

/** The response to a mutation arrived after the session had ended. It is not shown, because its page is closed. */
export class SessionOverError extends Error {
  constructor() {
    super('The session ended before the answer arrived.');
    this.name = 'SessionOverError';
  }
}

const logged = new WeakSet<object>();

/**
 * Logs a failure to the browser's console, once: both the query client and the screen that shows it call this. It logs
 * neither the end of a session nor a conflict with another administrator's change, because they are expected.
 */
export function logFailure(failure: unknown): void {
  if (failure instanceof SessionOverError || isStateChanged(failure) || isAlreadyDecided(failure)) return;
  if (failure instanceof Object) {
    if (logged.has(failure)) return;
    logged.add(failure);
  }
  console.error(failure);
}

/**
 * Makes a change that may outlast the component it was asked for in, such as the undoing of an act whose dialog is
 * closed. `useMutation` of such a component would keep the change's values.
 */
export function runMutation<Result>(
  queryClient: QueryClient,
  mutationFn: () => Promise<Result>,
): Promise<Result> {
  return queryClient.getMutationCache().build(queryClient, { mutationFn }).execute(undefined);
}

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
