import { useQueryClient } from '@tanstack/react-query';

/** Fetches a case again, and the lists that name it. */
export function useRefetchCase(id: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['reviewCase', 'getOne', { id }] }),
      queryClient.invalidateQueries({ queryKey: ['review'] }),
    ]);
  };
}
