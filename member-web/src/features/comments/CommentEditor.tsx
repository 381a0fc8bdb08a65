import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { CommentDto } from '../../api/generated';
import { useDrafts } from '../../lib/session/useDrafts';
import { commentTexts } from '../../texts/comments';
import { commonTexts } from '../../texts/common';
import { canSend, isTooLong, RoomLeft } from './RoomLeft';
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
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
    if (event.key === 'Escape' && !isLoading) close();
  };

  return (
    <Box
      component="form"
      aria-label={commentTexts.editing}
      onSubmit={onSubmit}
      sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 2 }}
    >
      <OutlinedInput
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
        readOnly={isLoading}
        error={isTooLong(text)}
        inputProps={{ 'aria-label': commentTexts.comment, 'aria-describedby': error ? errorId : undefined }}
        multiline
        maxRows={8}
        size="small"
        fullWidth
        autoFocus
        sx={{ fontSize: 15, '&.MuiInputBase-multiline': { py: '9.5px' } }}
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
