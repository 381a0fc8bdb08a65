import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { commentBubbleRadius } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import type { CommentDto } from '../../api/generated';
import { MemberLink, MemberPictureLink } from '../../components/MemberLink';
import { TimeAgo } from '../../components/TimeAgo';
import { nameOf } from '../../lib/members';

/** What someone said under a post, letter for letter. */
export function CommentItem({ comment }: { comment: CommentDto }) {
  const { User } = comment;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2.5 }}>
      <MemberPictureLink member={User}>
        <Avatar path={User?.UserProfile?.profileUrl} size={36} />
      </MemberPictureLink>
      <Box
        sx={{
          minWidth: 0,
          px: 3.5,
          pt: '9px',
          pb: '10px',
          bgcolor: 'campus.sunken',
          borderRadius: commentBubbleRadius,
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
          <Box component="span" sx={{ typography: 'subtitle2', fontWeight: 640, overflowWrap: 'anywhere' }}>
            <MemberLink member={User}>{nameOf(User)}</MemberLink>
          </Box>
          <Box component="span" sx={{ typography: 'caption', color: 'campus.ink3' }}>
            <TimeAgo iso={comment.createdAt} />
          </Box>
        </Box>
        <Box
          dir="auto"
          sx={{
            fontSize: 15,
            lineHeight: '23px',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            fontVariantNumeric: 'normal',
          }}
        >
          {comment.comment}
        </Box>
      </Box>
    </Box>
  );
}
