import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { ApiError, failureText } from '../../providers/httpClient';

/** What can be removed and restored. */
export type Removable = 'posts' | 'pages' | 'comments';

/** What a removal changes beside its own list: a page takes its posts with it, and all are counted elsewhere. */
const concerned = ['posts', 'pages', 'comments', 'userDetails'];

/** Has every list anew that shows what was removed or restored. */
function useAskAnew() {
  const queryClient = useQueryClient();
  return () => Promise.all(concerned.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
}

/**
 * Removes a post, page or comment with a reason and a note, and has every list that showed it asked anew. What its author
 * or another administrator has removed in the meantime is gone as well; the answer says who was first, as the end of a
 * sentence.
 */
export function useRemoval(resource: Removable) {
  const dataProvider = useDataProvider();
  const askAnew = useAskAnew();
  return async (id: string, meta: { reason: string; note: string }): Promise<string> => {
    const isFirst = await dataProvider.delete(resource, { id, meta }).then(
      () => true,
      (failure: unknown) => {
        if (failure instanceof ApiError && failure.status === 404) return false;
        throw failure;
      },
    );
    await askAnew();
    return isFirst ? 'is removed' : 'had been removed already';
  };
}

/**
 * Undoes a removal, and has every list asked anew. The answer is a sentence that says what came of it: another
 * administrator may have been faster, the author may have deleted it, or its time may be over.
 */
export function useRestoration(resource: Removable) {
  const dataProvider = useDataProvider();
  const askAnew = useAskAnew();
  return async (id: string): Promise<string> => {
    const said = await dataProvider
      .update<{ id: string; message: string }>(resource, { id, data: {}, previousData: { id, message: '' } })
      .then(
        ({ data }) => data.message,
        (failure: unknown) => {
          const isSettled = failure instanceof ApiError && (failure.status === 404 || failure.status === 409);
          if (!isSettled) throw failure;
          return failureText(failure);
        },
      );
    await askAnew();
    return said;
  };
}
