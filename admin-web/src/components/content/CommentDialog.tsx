import { indiaFullDateTime } from '@campus-commons/web-kit/dates.ts';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CommentRecord } from '../../providers/records/content';
import { EntryDialog } from './EntryDialog';
import type { EntryDialogActions } from './EntryList';
import { Person } from './Person';
import { RemovalDialog } from './RemovalDialog';
import { RemoveButton } from './RemoveButton';
import { RemovedEntry } from './RemovedEntry';
import { useCommentPlace } from './useCommentPlace';

type CommentDialogProps = EntryDialogActions & { comment: CommentRecord };

/** A comment and its post, with the button that removes or restores it. */
export function CommentDialog({ comment, onClose, onRemoved }: CommentDialogProps) {
  const translate = useTranslate();
  const [isRemoving, setRemoving] = useState(false);
  const { id, author, removal } = comment;
  const title = translate('content.comments.title', { name: author.name });

  if (removal !== null) {
    return (
      <RemovedEntry
        title={title}
        resource="comments"
        id={id}
        removal={removal}
        onClose={onClose}
        onRestored={onRemoved}
      >
        <CommentBody comment={comment} />
      </RemovedEntry>
    );
  }
  if (isRemoving) {
    return <CommentRemoval comment={comment} onRemoved={onRemoved} onClose={() => setRemoving(false)} />;
  }
  return (
    <EntryDialog
      title={title}
      action={
        <RemoveButton onClick={() => setRemoving(true)}>{translate('content.comments.remove')}</RemoveButton>
      }
      onClose={onClose}
    >
      <CommentBody comment={comment} />
    </EntryDialog>
  );
}

/** Confirms the removal of a comment. */
export function CommentRemoval({ comment: { id, author }, onRemoved, onClose }: CommentDialogProps) {
  const translate = useTranslate();
  return (
    <RemovalDialog
      resource="comments"
      id={id}
      title={translate('content.comments.remove_title', { name: author.name })}
      text={translate('content.comments.remove_text')}
      subject={translate('content.comments.subject', { name: author.name })}
      onRemoved={onRemoved}
      onClose={onClose}
    />
  );
}

function CommentBody({ comment }: { comment: CommentRecord }) {
  const placeOf = useCommentPlace();
  return (
    <>
      <Person person={comment.author}>{indiaFullDateTime(comment.createdAt)}</Person>
      <Typography sx={{ my: 4, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{comment.text}</Typography>
      <Typography variant="body2" sx={{ mb: 4, color: 'campus.ink2', overflowWrap: 'anywhere' }}>
        {placeOf(comment)}
      </Typography>
    </>
  );
}
