import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { nameOf } from '../../../lib/members';
import { useOwnProfile } from '../../profile/public/useOwnProfile';

/** Under whose name the post will stand. Left out where the profile cannot be had. */
export function ComposerAuthor({ isCompact }: { isCompact: boolean }) {
  const profile = useOwnProfile();
  if (!profile) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        px: isCompact ? 4 : 6,
        pt: isCompact ? 4 : 0,
        pb: isCompact ? 0 : 3.5,
      }}
    >
      <Avatar path={profile.profileUrl} size={44} />
      <Typography sx={{ typography: 'subtitle1', overflowWrap: 'anywhere', minWidth: 0 }}>
        {nameOf(profile.User)}
      </Typography>
    </Box>
  );
}
