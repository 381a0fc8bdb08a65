import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ParentCommentDto } from '../../api/generated';
import { ClippedText } from '../ClippedText';
import { MemberText } from './MemberText';

/** The comment that a reply answers, above the reply; nothing for a comment that answers none. */
export function ParentComment({ parent }: { parent: ParentCommentDto | null }) {
  const replyTo = useReplyTo();
  if (parent === null) return null;
  return (
    <Box sx={{ pl: 3, borderLeft: '3px solid', borderColor: 'campus.hairline', typography: 'body2' }}>
      <Typography variant="body2" component="p" dir="auto" sx={{ color: 'campus.ink2' }}>
        {replyTo(parent)}
      </Typography>
      {parent.text !== null && <MemberText>{parent.text}</MemberText>}
    </Box>
  );
}

/** The same in one line, for lists. */
export function ParentCommentLine({ parent }: { parent: ParentCommentDto | null }) {
  const translate = useTranslate();
  const replyTo = useReplyTo();
  if (parent === null) return null;
  return (
    <Box sx={{ typography: 'caption', color: 'campus.ink2' }}>
      <ClippedText>
        {parent.text === null
          ? replyTo(parent)
          : translate('content.comments.quoted', { heading: replyTo(parent), text: parent.text })}
      </ClippedText>
    </Box>
  );
}

function useReplyTo() {
  const translate = useTranslate();
  return ({ name }: ParentCommentDto): string =>
    name === null
      ? translate('content.comments.reply_to_deleted')
      : translate('content.comments.reply_to', { name });
}
