import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { isNotFound } from '../../api/errors';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { showToast } from '../../components/toasts/toasts';
import { commonTexts } from '../../texts/common';
import { feedTexts } from '../../texts/feeds';
import { useFeedsDeleteMutation } from './feedsApi';

interface DeletePostDialogProps {
  feedId: string;
  onClose: () => void;
  /** Called once the post is deleted. */
  onDeleted?: () => void;
}

/** Asks for confirmation, and deletes a post. */
export function DeletePostDialog({ feedId, onClose, onDeleted }: DeletePostDialogProps) {
  const [deletePost, { isLoading, error }] = useFeedsDeleteMutation();
  const confirm = async () => {
    const { error: failure } = await deletePost({ deleteFeedDto: { id: feedId } });
    if (failure && !isNotFound(failure)) return;
    void showToast('success', failure ? feedTexts.deletedAlready : feedTexts.deleted);
    onDeleted?.();
  };
  return (
    <ConfirmDialog
      title={feedTexts.delete}
      question={feedTexts.deleteQuestion}
      action={commonTexts.delete}
      isBusy={isLoading}
      error={error && errorText(error)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
