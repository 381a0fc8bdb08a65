import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { nameOf } from '../../lib/text/members';
import { paths } from '../../lib/address/paths';
import { applicationTexts as texts } from '../../texts/applications';
import { useOwnProfile } from '../profile/exports/useOwnProfile';

/** What whoever reads the application sees of the applicant's profile. */
export function OwnCard() {
  const profile = useOwnProfile();
  const lines = [profile?.title, [profile?.courseName, profile?.collegeName].filter(Boolean).join(' · ')];
  return (
    <Box component="section" aria-label={texts.asTheySee}>
      <Box sx={{ mb: 2, typography: 'body2', fontWeight: 600 }}>{texts.asTheySee}</Box>
      <Box
        sx={{
          display: 'flex',
          gap: 3,
          p: 3,
          minHeight: 76,
          borderRadius: `${radii.control}px`,
          bgcolor: 'campus.sunken',
          overflowWrap: 'anywhere',
        }}
      >
        <Avatar person={profile?.User} path={profile?.profileUrl} size={44} />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Box dir="auto" sx={{ fontWeight: 650 }}>
            {profile && nameOf(profile.User)}
          </Box>
          {lines.filter(Boolean).map((line) => (
            <Box key={line} dir="auto" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {line}
            </Box>
          ))}
        </Box>
      </Box>
      <Link component={RouterLink} to={paths.profile} sx={{ typography: 'body2' }}>
        {texts.editProfile}
      </Link>
    </Box>
  );
}
