import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { ApiError, failureText } from '../../providers/httpClient';

/** What can be removed and restored. */
export type Removable = 'posts' | 'pages' | 'comments';

interface Removal {
  id: string;
  /** Begins the sentence that says it was removed: `The post of Asha`. */
  subject: string;
  /** For the records; the author does not see it. */
  reason: string;
  /** For the author; may be empty. */
  note: string;
}

/** The arguments of `translate` for what came of a change. */
type Outcome = [key: string, args: Record<string, string>];

/** Resources that a removal changes: a page takes its posts with it, and all are counted elsewhere. */
const concerned = ['posts', 'pages', 'comments', 'userDetails'];

/**
 * Changes content, fetches every list again that shows it, and notifies. Not react-admin's `useDelete`, which takes the
 * entry out of the list before the new list has arrived, and fetches the list again after a failure, too; nor `useUpdate`,
 * because the answer of a restoration is a sentence and no record.
 */
function useContentChange<Change>(mutationFn: (change: Change) => Promise<Outcome>) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { mutateAsync } = useMutation({ mutationFn });
  return async (change: Change): Promise<void> => {
    const [key, messageArgs] = await mutateAsync(change);
    await Promise.all(concerned.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
    notify(key, { type: 'success', messageArgs });
  };
}

/**
 * Removes a post, page or comment. An entry that its author or another administrator has removed meanwhile counts as
 * removed, and the notification says that it was gone already.
 */
export function useRemoval(resource: Removable) {
  const dataProvider = useDataProvider();
  return useContentChange(({ id, subject, ...meta }: Removal) =>
    dataProvider.delete(resource, { id, meta }).then(
      (): Outcome => ['content.removed', { subject }],
      (failure: unknown) => {
        if (!isAnsweredWith(failure, 404)) throw failure;
        return ['content.already_removed', { subject }];
      },
    ),
  );
}

/**
 * Undoes a removal by its id, and says what the API answers: another administrator may have been faster, the author may
 * have deleted the entry, or its time may be over.
 */
export function useRestoration(resource: Removable) {
  const dataProvider = useDataProvider();
  return useContentChange((id: string) =>
    dataProvider
      .update<{ id: string; message: string }>(resource, { id, data: {}, previousData: { id, message: '' } })
      .then(
        ({ data }) => asItIs(data.message),
        (failure: unknown) => {
          if (!isAnsweredWith(failure, 404, 409)) throw failure;
          return asItIs(failureText(failure));
        },
      ),
  );
}

function isAnsweredWith(failure: unknown, ...statuses: number[]): boolean {
  return failure instanceof ApiError && failure.status !== undefined && statuses.includes(failure.status);
}

/** A sentence of the API, which the catalogue does not have. */
function asItIs(sentence: string): Outcome {
  return [sentence, { _: sentence }];
}
