import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { useState } from 'react';
import { isNotFound } from '../../api/errors';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { DeleteItem, EditItem } from '../../components/EditDeleteItems';
import { OptionsMenu } from '../../components/OptionsMenu';
import { commentTexts } from '../../texts/feeds';
import { commonTexts } from '../../texts/common';
import { useLimit } from '../safety/exports/useLimit';
import { useCommentsDeleteMutation } from './commentsApi';

export interface OwnCommentActionsProps {
  commentId: string;
  /** The accessible name of the list: that of its button. */
  label: string;
  /** The button of the menu; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  onEdit: () => void;
}

/** What the author of a comment can do with it. */
export function OwnCommentActions({ commentId, label, anchor, onClose, onEdit }: OwnCommentActionsProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const [deleteComment, { isLoading, error }] = useCommentsDeleteMutation();
  const confirm = () => void deleteComment({ deleteCommentDto: { id: commentId } });
  const off = useLimit();
  const choose = (next: () => void) => () => {
    onClose();
    next();
  };
  return (
    <>
      <OptionsMenu label={label} anchor={anchor} onClose={onClose}>
        <EditItem onChosen={choose(onEdit)} off={off} />
        <DeleteItem onChosen={choose(() => setIsDeleting(true))} />
      </OptionsMenu>
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
