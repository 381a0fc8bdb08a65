import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { useState } from 'react';
import { isNotFound } from '../../api/errors';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { EditDeleteMenu } from '../../components/EditDeleteMenu';
import { useCommentsDeleteMutation } from './commentsApi';

interface OwnCommentMenuProps {
  commentId: string;
  onEdit: () => void;
}

/** What its author alone can do with a comment. */
export function OwnCommentMenu({ commentId, onEdit }: OwnCommentMenuProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const [deleteComment, { isLoading, error }] = useCommentsDeleteMutation();
  const confirm = () => void deleteComment({ deleteCommentDto: { id: commentId } });
  return (
    <>
      <EditDeleteMenu
        thing="this comment"
        onEdit={onEdit}
        onDelete={() => setIsDeleting(true)}
        sx={{ flex: 'none', mx: -1.5 }}
      />
      {isDeleting && (
        <ConfirmDialog
          title="Delete comment"
          question="Are you sure you want to delete this comment?"
          action="Delete"
          isBusy={isLoading}
          error={error && !isNotFound(error) ? `Failed to delete comment. ${errorText(error)}` : undefined}
          onConfirm={confirm}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </>
  );
}
