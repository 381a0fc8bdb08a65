import { indiaFullDateTime } from '@campus-commons/web-kit/dates.ts';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CommentRecord } from '../../providers/records/content';
import { EntryDialog } from './EntryDialog';
import { Person } from './Person';
import { RemovalDialog } from './RemovalDialog';
import { RemoveButton } from './RemoveButton';
import { RemovedEntry } from './RemovedEntry';

interface CommentDialogProps {
  comment: CommentRecord;
  onClose: () => void;
  /** Called after it was removed or restored, with a sentence that says so. */
  onRemoved: (notice: string) => void;
}

/** A comment and what it stands under, and its removal or the way back. */
export function CommentDialog({ comment, onClose, onRemoved }: CommentDialogProps) {
  const [isRemoving, setRemoving] = useState(false);
  const { id, author, removal } = comment;
  const title = `Comment of ${author.name}`;

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
      action={<RemoveButton onClick={() => setRemoving(true)}>Remove comment</RemoveButton>}
      onClose={onClose}
    >
      <CommentBody comment={comment} />
    </EntryDialog>
  );
}

/** The question before a comment is removed. */
export function CommentRemoval({ comment: { id, author }, onRemoved, onClose }: CommentDialogProps) {
  return (
    <RemovalDialog
      resource="comments"
      id={id}
      kind="comment"
      title={`Remove the comment of ${author.name}?`}
      text="It disappears for everyone at once. You can undo this for 30 days."
      subject={`The comment of ${author.name}`}
      onRemoved={onRemoved}
      onClose={onClose}
    />
  );
}

function CommentBody({
  comment: { author, text, postAuthor, postExcerpt, createdAt },
}: {
  comment: CommentRecord;
}) {
  return (
    <>
      <Person person={author}>{indiaFullDateTime(createdAt)}</Person>
      <Typography sx={{ my: 4, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
      <Typography variant="body2" sx={{ mb: 4, color: 'campus.ink2', overflowWrap: 'anywhere' }}>
        {underWhat(postAuthor, postExcerpt)}
      </Typography>
    </>
  );
}

/** Where a comment stands, in words. */
export function underWhat(postAuthor: string, postExcerpt: string): string {
  return postExcerpt === ''
    ? `Under pictures of ${postAuthor}`
    : `Under the post of ${postAuthor}: “${postExcerpt}”`;
}
