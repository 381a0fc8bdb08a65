import { useState } from 'react';

/** The list of comments as it was fetched. */
interface FetchedList {
  data?: { pages: readonly { pagination: { total: number } }[] };
  isFetching: boolean;
  /** When the list arrived. */
  fulfilledTimeStamp?: number;
}

/**
 * How many comments were written since the list was fetched; 0 while it is being fetched.
 * @param count the comments of the post as its counter says now
 */
export function useNewComments(count: number, { data, isFetching, fulfilledTimeStamp }: FetchedList): number {
  // The counter may be older than the list, and it counts comments of members whom the list leaves out.
  const known = Math.max(count, data?.pages[0]?.pagination.total ?? 0);
  const [base, setBase] = useState({ at: fulfilledTimeStamp, known });
  if (base.at !== fulfilledTimeStamp) setBase({ at: fulfilledTimeStamp, known });
  return data && !isFetching ? Math.max(0, count - base.known) : 0;
}
