import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

/** What a removal changes beside its own list: a page takes its posts with it, and both are counted elsewhere. */
const concerned = ['posts', 'pages', 'userDetails'];

/** Removes a post or a page with a reason, and has every list that showed it asked anew. */
export function useRemoval(resource: 'posts' | 'pages') {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  return async (id: string, reason: string) => {
    await dataProvider.delete(resource, { id, meta: { reason } });
    await Promise.all(concerned.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
  };
}
