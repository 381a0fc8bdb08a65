import { isNotFound } from '../../../api/errors';
import { showToast } from '../../../components/toasts/toasts';
import { pageStaffTexts as texts } from '../../../texts/pageStaff';
import { ReasonDialog } from '../ReasonDialog';
import { usePageRemovalsRemoveCommentMutation, usePageRemovalsRemovePostMutation } from './removalsApi';

/** Characters of a reason, as the API takes them. */
const MAX_REASON_LENGTH = 500;

interface RemoveDialogProps {
  content: { kind: 'post' | 'comment'; id: string };
  /** The author's name. */
  name: string;
  onClose: () => void;
  /** Called once it is gone. */
  onRemoved: () => void;
}

/** Asks why a post or comment is removed from its page. */
export function RemoveDialog({ content: { kind, id }, name, onClose, onRemoved }: RemoveDialogProps) {
  const [removePost, post] = usePageRemovalsRemovePostMutation();
  const [removeComment, comment] = usePageRemovalsRemoveCommentMutation();
  const { isLoading, error } = kind === 'post' ? post : comment;
  const remove = async (reason: string) => {
    const removal = { removeFromPageDto: { id, reason } };
    const answer = await (kind === 'post' ? removePost(removal) : removeComment(removal));
    // Somebody else was faster.
    if (!answer.data && !isNotFound(answer.error)) return;
    void showToast('success', answer.data ? texts.removedToast[kind] : texts.goneToast[kind]);
    onClose();
    onRemoved();
  };
  return (
    <ReasonDialog
      title={texts.removeContentTitle[kind](name)}
      text={texts.removeContentText}
      reasonHelp={texts.removalReasonHelp}
      maxLength={MAX_REASON_LENGTH}
      action={texts.remove}
      isBusy={isLoading}
      error={isNotFound(error) ? undefined : error}
      onConfirm={(reason) => void remove(reason)}
      onClose={onClose}
    />
  );
}
