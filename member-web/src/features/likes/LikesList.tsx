import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import type { LikeDto } from '../../api/generated';
import { MemberLink, MemberPictureLink } from '../../components/MemberLink';
import { OneLine } from '../../components/OneLine';
import { nameOf } from '../../lib/text/members';

/** The members who like a post. */
export function LikesList({ likes }: { likes: LikeDto[] }) {
  return (
    <PlainList
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 5,
        rowGap: 1,
      }}
    >
      {likes.map(({ id, User }) => (
        <Box
          component="li"
          key={id}
          sx={{ display: 'flex', alignItems: 'center', gap: 2.5, minHeight: 48, minWidth: 0 }}
        >
          <MemberPictureLink member={User}>
            <Avatar person={User} size={36} />
          </MemberPictureLink>
          <Box sx={{ minWidth: 0 }}>
            <OneLine dir="auto" title={nameOf(User)} sx={{ typography: 'subtitle2', lineHeight: '1.125rem' }}>
              <MemberLink member={User}>{nameOf(User)}</MemberLink>
            </OneLine>
            {User?.UserProfile?.title && (
              <OneLine
                dir="auto"
                title={User.UserProfile.title}
                sx={{ typography: 'caption', color: 'text.secondary' }}
              >
                {User.UserProfile.title}
              </OneLine>
            )}
          </Box>
        </Box>
      ))}
    </PlainList>
  );
}
