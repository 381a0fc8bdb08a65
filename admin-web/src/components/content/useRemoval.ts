import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { ApiError, failureText } from '../../providers/httpClient';

/** Resources whose entries can be removed and restored. */
export type Removable = 'posts' | 'pages' | 'comments';

interface Removal {
  id: string;
  /** Subject of the notification: `The post of Asha`. */
  subject: string;
  /** For the audit log; the author does not see it. */
  reason: string;
  /** For the author; may be empty. */
  note: string;
  /** The button of the notification that undoes the removal. */
  undo: ReactNode;
}

/** The arguments of `translate` for the notification of a change, and its button. */
type Outcome = [key: string, args: Record<string, string>, action?: ReactNode];

/** Resources that a removal changes: the posts of a page are removed with it, and user details count all of them. */
const affected = ['posts', 'pages', 'comments', 'userDetails'];

/**
 * Changes content, fetches all lists that show it again, and notifies. It does not use react-admin's `useDelete`, which
 * removes the entry before the new list has arrived, and fetches the list again even after a failure. It does not use
 * `useUpdate`, because the response to a restoration is a message and not a record.
 */
function useContentChange<Change>(mutationFn: (change: Change) => Promise<Outcome>) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { mutateAsync } = useMutation({ mutationFn });
  return async (change: Change): Promise<void> => {
    const [key, messageArgs, action] = await mutateAsync(change);
    await Promise.all(affected.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
    notify(key, { type: 'success', messageArgs, action });
  };
}

/**
 * Removes a post, page or comment. If its author or another administrator has removed it first, the removal succeeds
 * with another notification.
 */
export function useRemoval(resource: Removable) {
  const dataProvider = useDataProvider();
  return useContentChange(({ id, subject, undo, ...meta }: Removal) =>
    dataProvider.delete(resource, { id, meta }).then(
      (): Outcome => ['content.removed', { subject }, undo],
      (failure: unknown) => {
        if (!hasStatus(failure, 404)) throw failure;
        return ['content.already_removed', { subject }];
      },
    ),
  );
}

/**
 * Restores a removed entry and shows the API's message as notification. It also does so if the entry can no longer be
 * restored: another administrator restored it first, its author deleted it, or the time for it is over.
 */
export function useRestoration(resource: Removable) {
  const dataProvider = useDataProvider();
  return useContentChange((id: string) =>
    dataProvider
      .update<{ id: string; message: string }>(resource, { id, data: {}, previousData: { id, message: '' } })
      .then(
        ({ data }) => untranslated(data.message),
        (failure: unknown) => {
          if (!hasStatus(failure, 404, 409)) throw failure;
          return untranslated(failureText(failure));
        },
      ),
  );
}

function hasStatus(failure: unknown, ...statuses: number[]): boolean {
  return failure instanceof ApiError && failure.status !== undefined && statuses.includes(failure.status);
}

/** A message of the API, which is not in the catalogue. */
function untranslated(message: string): Outcome {
  return [message, { _: message }];
}
