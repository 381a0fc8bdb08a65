import { useNotify, useTranslate } from 'react-admin';
import { useUndoableNotice } from '../../components/useUndoableNotice';
import { useCounted } from '../../i18n/i18nProvider';
import { ApiError, failureText } from '../../providers/httpClient';
import type { AdminUserDto } from '../../api/generated';
import { useStatusCall, type StatusChange } from './useStatusCall';

interface Outcome {
  done: AdminUserDto[];
  failed: { user: AdminUserDto; failure: ApiError }[];
  /** Why it stopped before it tried everybody. */
  stopped: ApiError | undefined;
}

const isWhole = ({ failed, stopped }: Outcome) => failed.length === 0 && !stopped;

/** Suspends members one by one, and notifies of it once, with a button that reinstates those who were. */
export function useSuspendMany() {
  const translate = useTranslate();
  const counted = useCounted();
  const notify = useNotify();
  const notifyUndoable = useUndoableNotice();
  const { setStatus, refresh } = useStatusCall();

  /** Goes on after a failure. The end of the session ends it, and too many calls stop it: each further one would fail. */
  const setEach = async (
    users: readonly AdminUserDto[],
    change: StatusChange,
    onProgress?: (done: number) => void,
  ): Promise<Outcome> => {
    const outcome: Outcome = { done: [], failed: [], stopped: undefined };
    for (const [index, user] of users.entries()) {
      onProgress?.(index);
      try {
        await setStatus(user.id, change);
        outcome.done.push(user);
      } catch (failure) {
        if (!(failure instanceof ApiError) || failure.status === 401) throw failure;
        if (failure.status === 429) {
          outcome.stopped = failure;
          break;
        }
        outcome.failed.push({ user, failure });
      }
    }
    await refresh();
    return outcome;
  };

  /** "12 members are suspended… Not Asha: anita suspended this member…" */
  const sentence = (word: 'suspended' | 'reinstated', { done, failed, stopped }: Outcome) =>
    [
      counted(`resources.users.many.${word}`, done.length),
      ...failed.map(({ user, failure }) =>
        translate('resources.users.many.not', { name: user.name, why: failureText(failure) }),
      ),
      ...(stopped ? [translate('resources.users.many.stopped', { why: failureText(stopped) })] : []),
    ].join(' ');

  const reinstate = async (users: readonly AdminUserDto[]): Promise<void> => {
    const outcome = await setEach(users, { becomes: false, wasSuspended: true, reason: '' });
    const said = sentence('reinstated', outcome);
    notify(said, { type: isWhole(outcome) ? 'success' : 'warning', messageArgs: { _: said } });
  };

  /**
   * @param onProgress is called with how many were tried
   * @returns whom it did not suspend
   * @throws ApiError when it suspended nobody, all for the same cause
   */
  return async (
    users: readonly AdminUserDto[],
    reason: string,
    onProgress: (tried: number) => void,
  ): Promise<AdminUserDto[]> => {
    const outcome = await setEach(users, { becomes: true, wasSuspended: false, reason }, onProgress);
    const { done, failed, stopped } = outcome;
    if (stopped && done.length === 0) throw stopped;
    const [first] = failed;
    if (
      first &&
      done.length === 0 &&
      failed.every(({ failure }) => failure.message === first.failure.message)
    )
      throw first.failure;
    const said = sentence('suspended', outcome);
    notifyUndoable(
      said,
      { _: said },
      done.length === 0
        ? undefined
        : { label: counted('resources.users.many.undo', done.length), run: () => reinstate(done) },
      isWhole(outcome) ? 'success' : 'warning',
    );
    return users.filter((user) => !done.includes(user));
  };
}
