import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { contentLists } from '../../components/content/contentKinds';
import { useUndoableNotice } from '../../components/useUndoableNotice';
import type { ConsoleDataProvider } from '../../providers/dataProvider';
import { failureText } from '../../providers/httpClient';
import { logFailure, runMutation } from '../../providers/queryClient';
import type { CaseDto, CaseEntryDto, DecideAppealDto, DecideCaseDto } from '../../api/generated';
import { useCaseWords } from './caseWords';

/** What a decision changes besides the queue: removals and suspensions. */
const affected = ['review', ...contentLists, 'users', 'userDetails', 'attention'];

/** A decision that can be undone. */
interface Undoable {
  id: string;
  /** ms since 1970. */
  until: number;
}

/**
 * Decides, answers, passes on and undoes. After each, the lists are fetched again and `open` shows the case that follows.
 * `isHandled` tells what the list still names although it was just decided here.
 *
 * @param open shows a case; undefined: none is left
 */
export function useDeciding(open: (entry: Pick<CaseEntryDto, 'id'> | undefined) => void) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const notify = useNotify();
  const notifyUndoable = useUndoableNotice();
  const { title, reasons } = useCaseWords();
  const [last, setLast] = useState<Undoable>();

  // Still shown when they are decided: without their data they would be fetched again, and take the focus from the next.
  const left = useRef(new Set<string>());
  // Otherwise the case would be shown for a moment as it was, when it is opened again.
  const forget = (id: string) => queryClient.removeQueries({ queryKey: ['reviewCase', 'getOne', { id }] });
  // The list names them until it has been fetched again. Until then, none of them may follow another case.
  const [handled, setHandled] = useState<readonly string[]>([]);
  const refresh = () =>
    Promise.all(affected.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
  const refreshWithout = async (id: string) => {
    setHandled((before) => [...before, id]);
    await refresh();
    setHandled((before) => before.filter((each) => each !== id));
  };
  const noticeOf = (
    act: 'decided' | 'answered' | 'found' | 'escalated',
    next: CaseEntryDto | undefined,
  ): [string, Record<string, string>] =>
    next === undefined
      ? [`review.${act}_last`, {}]
      : [`review.${act}_next`, { next: `${title(next)}, ${reasons(next)}` }];

  /** To the next case, with a notice of what can be undone no more. */
  const moveOn = (
    act: 'answered' | 'found' | 'escalated',
    entry: CaseEntryDto,
    next: CaseEntryDto | undefined,
  ) => {
    left.current.add(entry.id);
    open(next);
    void refreshWithout(entry.id);
    const [key, messageArgs] = noticeOf(act, next);
    notify(key, { type: 'success', messageArgs });
  };

  const undo = async (id: string): Promise<void> => {
    await runMutation(queryClient, () => dataProvider.undoDecision(id));
    setLast(undefined);
    forget(id);
    void refresh();
    open({ id });
    notify('review.undone', { type: 'success' });
  };

  const decide = async (entry: CaseEntryDto, decision: DecideCaseDto, next: CaseEntryDto | undefined) => {
    const undoableUntil = await runMutation(queryClient, () => dataProvider.decideCase(decision));
    if (undoableUntil === null) {
      moveOn('found', entry, next);
      return;
    }
    const until = Date.parse(undoableUntil);
    setLast({ id: entry.id, until });
    left.current.add(entry.id);
    open(next);
    void refreshWithout(entry.id);
    notifyUndoable(...noticeOf('decided', next), {
      label: translate('review.undo', { subject: title(entry) }),
      run: () => undo(entry.id),
      forMs: until - Date.now(),
    });
  };

  const answer = async (entry: CaseEntryDto, given: DecideAppealDto, next: CaseEntryDto | undefined) => {
    await runMutation(queryClient, () => dataProvider.decideAppeal(given));
    moveOn('answered', entry, next);
  };

  /** Passes a case to the administrators. */
  const escalate = async (shown: CaseDto, reason: string, next: CaseEntryDto | undefined) => {
    const { id, version } = shown;
    await runMutation(queryClient, () =>
      dataProvider.escalateCase({ id, version, ...(reason !== '' && { reason }) }),
    );
    moveOn('escalated', shown, next);
  };

  /** Undoes the decision about this case, or else the last one; says so when there is none. */
  const undoLast = async (caseId: string | undefined): Promise<void> => {
    const id = caseId ?? (last !== undefined && last.until > Date.now() ? last.id : undefined);
    if (id === undefined) {
      notify('review.nothing_to_undo', { type: 'info' });
      return;
    }
    try {
      await undo(id);
    } catch (failure) {
      logFailure(failure);
      const sentence = failureText(failure);
      notify(sentence, { type: 'error', messageArgs: { _: sentence } });
    }
  };

  /** Call it when a case is shown no more. */
  const leave = (id: string): void => {
    if (left.current.delete(id)) forget(id);
  };

  const isHandled = ({ id }: CaseEntryDto): boolean => handled.includes(id);

  return { decide, answer, escalate, undo, undoLast, leave, isHandled };
}
