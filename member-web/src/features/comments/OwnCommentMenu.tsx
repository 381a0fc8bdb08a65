import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { useState } from 'react';
import { isNotFound } from '../../api/errors';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { EditDeleteMenu } from '../../components/EditDeleteMenu';
import { commentTexts } from '../../texts/feeds';
import { commonTexts } from '../../texts/common';
import { useCommentsDeleteMutation } from './commentsApi';

interface OwnCommentMenuProps {
  commentId: string;
  onEdit: () => void;
}

/** The menu of a comment for its author. */
export function OwnCommentMenu({ commentId, onEdit }: OwnCommentMenuProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const [deleteComment, { isLoading, error }] = useCommentsDeleteMutation();
  const confirm = () => void deleteComment({ deleteCommentDto: { id: commentId } });
  return (
    <>
      <EditDeleteMenu
        thing={commentTexts.thisComment}
        onEdit={onEdit}
        onDelete={() => setIsDeleting(true)}
        sx={{ flex: 'none', mx: -1.5 }}
      />
      {isDeleting && (
        <ConfirmDialog
          title={commentTexts.delete}
          question={commentTexts.deleteQuestion}
          action={commonTexts.delete}
          isBusy={isLoading}
          error={error && !isNotFound(error) ? commentTexts.deleteFailed(errorText(error)) : undefined}
          onConfirm={confirm}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </>
  );
}
