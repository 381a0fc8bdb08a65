import { useGetList } from 'react-admin';
import type { CaseEntryDto } from '../api/generated';

/** The list of the review queue that waits. */
export const WAITING = { list: 'waiting' } as const;

/** How many cases wait; undefined until it is known. A failure shows no number: Review itself says what is wrong. */
export function useWaitingCases() {
  const { total, isPending, refetch } = useGetList<CaseEntryDto>('review', {
    pagination: { page: 1, perPage: 1 },
    filter: WAITING,
  });
  return { total, isPending, refetch };
}
