import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState, type FormEvent } from 'react';
import type { CommentDto } from '../../api/generated';
import { useDrafts } from '../../lib/session/useDrafts';
import { commentTexts } from '../../texts/comments';
import { commonTexts } from '../../texts/common';
import { CommentInput } from './CommentInput';
import { canSend, RoomLeft } from './RoomLeft';
import { useCommentsUpdateMutation } from './commentsApi';

interface CommentEditorProps {
  comment: CommentDto;
  /** Saved, or given up. */
  onClose: () => void;
}

/** Other words for a comment, in its place. What is not saved survives reload, expiry and a closed tab. */
export function CommentEditor({ comment, onClose }: CommentEditorProps) {
  const drafts = useDrafts();
  const name = `edit-comment:${comment.id}` as const;
  const [text, setText] = useState(() => drafts.read(name) ?? comment.comment);
  const [update, { isLoading, error }] = useCommentsUpdateMutation();
  const errorId = useId();

  const write = (written: string) => {
    setText(written);
    drafts.write(name, written);
  };
  const close = () => {
    drafts.remove(name);
    onClose();
  };
  const save = async () => {
    if (!canSend(text) || isLoading) return;
    const { data } = await update({ updateCommentDto: { id: comment.id, comment: text.trim() } });
    if (data) close();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <Box
      component="form"
      aria-label={commentTexts.editing}
      onSubmit={onSubmit}
      sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 2 }}
    >
      <CommentInput
        label={commentTexts.comment}
        text={text}
        onWrite={write}
        onSend={() => void save()}
        onGiveUp={close}
        isSending={isLoading}
        faultId={error && errorId}
        autoFocus
      />
      <RoomLeft text={text} />
      {error && (
        <Alert severity="error" id={errorId}>
          {commentTexts.updateFailed} {errorText(error)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button
          type="submit"
          variant="tonal"
          loading={isLoading}
          loadingPosition="center"
          disabled={!canSend(text)}
        >
          {commentTexts.save}
        </Button>
        <Button variant="text" onClick={close} disabled={isLoading}>
          {commonTexts.cancel}
        </Button>
      </Box>
    </Box>
  );
}
