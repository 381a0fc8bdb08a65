import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { ApiError, failureText } from '../../providers/httpClient';
import { runMutation } from '../../providers/queryClient';
import { useUndoableNotice } from '../useUndoableNotice';
import { contentLists, type ContentList } from './contentKinds';

/** An entry that is removed or restored. */
interface Entry {
  id: string;
  /** Name of the author, or of the page or project. */
  name: string;
  /** For the audit log; the author does not see it. `null` once it was blanked. */
  reason: string | null;
  /** For the author; may be empty. */
  note: string | null;
  /** The removal to undo; without it whatever removal holds. */
  removedAt?: string;
}

/** What a removal answers. */
interface RemovedEntry {
  id: string;
  removedAt?: string;
}

/** What the notice of a change says. Only a change that was made now can be undone. */
interface Outcome {
  key: string;
  args: Record<string, string>;
  isUndoable: boolean;
  /** When it was removed, if that was the change. */
  removedAt?: string;
}

/** Resources that a removal changes: the posts of a page are removed with it, and user details count all of them. */
const affected = [...contentLists, 'userDetails'];

/**
 * Removes and restores content, fetches all lists that show them again, and notifies, with a button
 * that makes the opposite change. It does not use react-admin's `useDelete`, which removes the entry before the new list
 * has arrived, and fetches the list again even after a failure. It does not use `useUpdate`, because the response to a
 * restoration is a message and not a record.
 */
export function useRemoval(resource: ContentList) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const notify = useUndoableNotice();

  const change = async (
    mutationFn: () => Promise<Outcome>,
    undo: { word: string; name: string; run: (removedAt?: string) => Promise<void> } | undefined,
  ) => {
    const { key, args, isUndoable, removedAt } = await runMutation(queryClient, mutationFn);
    await Promise.all(affected.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
    const isOffered = isUndoable && undo !== undefined;
    notify(
      key,
      args,
      isOffered
        ? {
            label: translate(undo.word, { name: translate(`content.${resource}.of`, { name: undo.name }) }),
            run: () => undo.run(removedAt),
          }
        : undefined,
    );
  };

  /**
   * Removes an entry. If its author or another administrator has removed it first, the removal succeeds with another
   * notification.
   */
  const remove = (entry: Entry): Promise<void> => {
    const { id, name, reason, note } = entry;
    const args = { subject: translate(`content.${resource}.subject`, { name }) };
    return change(
      () =>
        dataProvider.delete<RemovedEntry>(resource, { id, meta: { reason, note } }).then(
          ({ data }) => ({ key: 'content.removed', args, isUndoable: true, removedAt: data?.removedAt }),
          (failure: unknown) => {
            if (!hasStatus(failure, 404)) throw failure;
            return { key: 'content.already_removed', args, isUndoable: false };
          },
        ),
      { word: 'content.restore_of', name, run: (removedAt) => restore({ ...entry, removedAt }) },
    );
  };

  /**
   * Restores a removed entry and shows the API's message as notification. It also does so if the entry can no longer be
   * restored: another administrator restored it first, its author deleted it, or the time for it is over. Undoing it
   * removes the entry again, with the reason and the note of its removal.
   */
  const restore = (entry: Entry): Promise<void> => {
    const { id, name, reason, removedAt } = entry;
    return change(
      () =>
        dataProvider
          .update<{ id: string; message: string }>(resource, {
            id,
            data: { removedAt },
            previousData: { id, message: '' },
          })
          .then(
            ({ data }) => untranslated(data.message, true),
            (failure: unknown) => {
              if (!hasStatus(failure, 404, 409)) throw failure;
              return untranslated(failureText(failure), false);
            },
          ),
      // A removal needs a reason.
      reason === null ? undefined : { word: 'content.undo_restoration_of', name, run: () => remove(entry) },
    );
  };

  return { remove, restore };
}

function hasStatus(failure: unknown, ...statuses: number[]): boolean {
  return failure instanceof ApiError && failure.status !== undefined && statuses.includes(failure.status);
}

/** A message of the API, which is not in the catalogue. */
function untranslated(message: string, isUndoable: boolean): Outcome {
  return { key: message, args: { _: message }, isUndoable };
}
