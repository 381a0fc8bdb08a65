import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { useState } from 'react';
import { isNotFound } from '../../api/errors';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { DeleteItem, EditItem } from '../../components/EditDeleteItems';
import { OptionsMenu } from '../../components/OptionsMenu';
import type { TalkTexts } from '../../texts/answers';
import { commonTexts } from '../../texts/common';
import { useLimit } from '../safety/exports/useLimit';
import { useCommentsDeleteMutation } from './commentsApi';

export interface OwnCommentActionsProps {
  commentId: string;
  /** Those of an answer, if it is one. */
  words: TalkTexts;
  /** The button of the menu; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  onEdit: () => void;
}

/** What the author of a comment can do with it. */
export function OwnCommentActions({ commentId, words, anchor, onClose, onEdit }: OwnCommentActionsProps) {
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
      <OptionsMenu label={words.editOrDelete} anchor={anchor} onClose={onClose}>
        <EditItem onChosen={choose(onEdit)} off={off} />
        <DeleteItem onChosen={choose(() => setIsDeleting(true))} />
      </OptionsMenu>
      {isDeleting && (
        <ConfirmDialog
          title={words.delete}
          question={words.deleteQuestion}
          action={commonTexts.delete}
          isBusy={isLoading}
          error={error && !isNotFound(error) ? words.deleteFailed(errorText(error)) : undefined}
          onConfirm={confirm}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </>
  );
}
