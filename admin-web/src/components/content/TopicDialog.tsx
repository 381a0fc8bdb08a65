import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ListedTopic } from '../../providers/answers';
import { ApiError, failureText } from '../../providers/httpClient';
import { runMutation } from '../../providers/queryClient';
import { ReasonDialog } from '../ReasonDialog';
import { useUndoableNotice } from '../useUndoableNotice';

interface TopicDialogProps {
  topic: ListedTopic;
  onClose: () => void;
  /** Call it after the topic was hidden or shown again, or is found to be gone. */
  onChanged: () => void;
}

/** Asks why a topic is hidden, or why a hidden one is shown again. Render it while it is open. */
export function TopicDialog({ topic: { id, label, hiddenAt }, onClose, onChanged }: TopicDialogProps) {
  const translate = useTranslate();
  const change = useTopicChange(id, label);
  const isHidden = hiddenAt !== null;
  const act = isHidden ? 'show' : 'hide';
  return (
    <ReasonDialog
      topic={`${act} topic ${id}`}
      title={translate(`content.topics.${act}_title`, { label })}
      text={translate(`content.topics.${act}_text`)}
      hint={translate('content.topics.hint')}
      missing={translate('dialog.reason_missing')}
      confirm={translate(`content.topics.${act}`)}
      confirming={translate(`content.topics.${act}_busy`)}
      isDangerous={!isHidden}
      onConfirm={async (reason) => {
        await change(!isHidden, reason);
        onChanged();
      }}
      onClose={onClose}
    />
  );
}

/** Hides a topic or shows it again, fetches the lists again, and notifies, with a button that makes the opposite change. */
function useTopicChange(id: string, label: string) {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useUndoableNotice();
  const change = async (hidden: boolean, reason: string): Promise<void> => {
    const missing = await runMutation(queryClient, () =>
      dataProvider.update('topics', { id, data: { hidden, reason }, previousData: { id } }).then(
        () => undefined,
        (failure: unknown) => {
          if (!(failure instanceof ApiError && failure.status === 404)) throw failure;
          return failureText(failure);
        },
      ),
    );
    await queryClient.invalidateQueries({ queryKey: ['topics'] });
    if (missing !== undefined) return notify(missing, { _: missing }, undefined, 'warning');
    const done = hidden ? 'is_hidden' : 'is_shown';
    notify(
      `content.topics.${done}`,
      { label },
      {
        label: translate(`content.topics.undo_${done}`, { label }),
        run: () => change(!hidden, translate('content.topics.undone')),
      },
    );
  };
  return change;
}
