import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { isNotFound } from '../../api/errors';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { showToast } from '../../components/toasts/toasts';
import { useFeedsDeleteMutation } from './feedsApi';

interface DeletePostDialogProps {
  feedId: string;
  onClose: () => void;
  /** The post is gone. */
  onDeleted?: () => void;
}

/** Asks, and deletes a post. */
export function DeletePostDialog({ feedId, onClose, onDeleted }: DeletePostDialogProps) {
  const [deletePost, { isLoading, error }] = useFeedsDeleteMutation();
  const confirm = async () => {
    const { error: failure } = await deletePost({ deleteFeedDto: { id: feedId } });
    if (failure && !isNotFound(failure)) return;
    void showToast('success', failure ? 'This post had been deleted already' : 'Post deleted');
    onDeleted?.();
  };
  return (
    <ConfirmDialog
      title="Delete post"
      question="Are you sure you want to delete this post?"
      action="Delete"
      isBusy={isLoading}
      error={error && errorText(error)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
