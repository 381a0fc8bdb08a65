import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { ApiError } from '../../providers/httpClient';

/** What a removal changes beside its own list: a page takes its posts with it, and both are counted elsewhere. */
const concerned = ['posts', 'pages', 'userDetails'];

/**
 * Removes a post or a page with a reason, and has every list that showed it asked anew. What its author or another
 * administrator has removed in the meantime is gone as well; the answer says who was first, as the end of a sentence.
 */
export function useRemoval(resource: 'posts' | 'pages') {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  return async (id: string, reason: string): Promise<string> => {
    const isFirst = await dataProvider.delete(resource, { id, meta: { reason } }).then(
      () => true,
      (failure: unknown) => {
        if (failure instanceof ApiError && failure.status === 404) return false;
        throw failure;
      },
    );
    await Promise.all(concerned.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
    return isFirst ? 'is removed' : 'had been removed already';
  };
}
