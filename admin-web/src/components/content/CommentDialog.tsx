import { indiaFullDateTime } from '@campus-commons/web-kit/dates.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { AdminCommentDto } from '../../api/generated';
import { ContentDialog } from './ContentDialog';
import type { EntryDialogActions } from './EntryList';
import { MemberText } from './MemberText';
import { ParentComment } from './ParentComment';
import { Person } from './Person';
import { RemovalDialog } from './RemovalDialog';

type CommentDialogProps = EntryDialogActions & { comment: AdminCommentDto };

/** A comment and its post, with the button that removes or restores it. */
export function CommentDialog({ comment, ...actions }: CommentDialogProps) {
  const translate = useTranslate();
  return (
    <ContentDialog
      title={translate('content.comments.title', { name: comment.User.name })}
      name={comment.User.name}
      resource="comments"
      entry={comment}
      confirmation={(confirming) => <CommentRemoval comment={comment} {...confirming} />}
      {...actions}
    >
      <CommentBody comment={comment} />
    </ContentDialog>
  );
}

/** Confirms the removal of a comment. */
export function CommentRemoval({ comment: { id, User }, ...actions }: CommentDialogProps) {
  return <RemovalDialog resource="comments" id={id} name={User.name} {...actions} />;
}

function CommentBody({ comment }: { comment: AdminCommentDto }) {
  const placeOf = useCommentPlace();
  return (
    <>
      <Person person={comment.User}>{indiaFullDateTime(comment.createdAt)}</Person>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', my: 4 }}>
        <ParentComment parent={comment.Parent} />
        <MemberText>{comment.comment}</MemberText>
      </Box>
      <Typography variant="body2" sx={{ mb: 4, color: 'campus.ink2', overflowWrap: 'anywhere' }}>
        {placeOf(comment)}
      </Typography>
    </>
  );
}

/** Describes the post that a comment belongs to. */
export function useCommentPlace() {
  const translate = useTranslate();
  return ({ Feed: { excerpt, User } }: AdminCommentDto): string =>
    translate(excerpt === '' ? 'content.comments.under_pictures' : 'content.comments.under_post', {
      author: User.name,
      excerpt,
    });
}
