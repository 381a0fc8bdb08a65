import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { runMutation } from '../../providers/queryClient';

export interface StatusChange {
  becomes: boolean;
  /** The state that this change expects; the API refuses it in any other. */
  wasSuspended: boolean;
  /** Optional for a reinstatement. */
  reason: string;
  /** When a suspension ends by itself; ISO 8601. Without an end, and for a reinstatement, there is none. */
  until?: string | undefined;
}

const statusOf = (isSuspended: boolean) => (isSuspended ? 'suspended' : 'active');

/** Suspends and reinstates members, one with each call, and fetches again what shows them. */
export function useStatusCall() {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  return {
    /** @throws ApiError 409 when another administrator has changed the status meanwhile */
    setStatus: (id: string, { becomes, wasSuspended, reason, until }: StatusChange) =>
      runMutation(queryClient, () =>
        dataProvider.update('users', {
          id,
          data: { status: statusOf(becomes), reason, until },
          previousData: { id, status: statusOf(wasSuspended) },
        }),
      ),
    refresh: () =>
      Promise.all(
        ['users', 'userDetails'].map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
      ),
  };
}
