import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { formatCount } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ProfileDto } from '../../api/generated';
import { MemberLink } from '../../components/MemberLink';
import { nameOf } from '../../lib/members';
import { commonTexts } from '../../texts/common';
import { profileTexts } from '../../texts/profile';
import { useProfileGetQuery } from './profileApi';
import { ProfileCover } from './ProfileCover';

const COVER_HEIGHT = 72;
const AVATAR_SIZE = 64;

/** The ring around the avatar, in the card's colour. */
const Ring = styled('div')(({ theme }) => ({
  width: 'fit-content',
  marginTop: -34,
  borderRadius: '50%',
  border: `4px solid ${theme.vars.palette.campus.surface}`,
  backgroundColor: theme.vars.palette.campus.surface,
}));

/** The card of the signed-in member beside the feed. Renders nothing if the profile cannot be loaded. */
export function OwnProfileCard() {
  const { data, isError } = useProfileGetQuery({ getProfileDto: {} });
  if (isError) {
    return null;
  }
  return (
    <Card component="section" aria-label={profileTexts.yours} aria-busy={!data}>
      {data ? <Filled profile={data.data} /> : <Loading />}
    </Card>
  );
}

function Filled({ profile }: { profile: ProfileDto }) {
  const place = [profile.collegeName, profile.courseName].filter(Boolean).join(' · ');
  return (
    <>
      <Box sx={{ height: COVER_HEIGHT, overflow: 'hidden' }}>
        <ProfileCover path={profile.coverUrl} memberId={profile.User.id} width={480} />
      </Box>
      <Box sx={{ position: 'relative', px: 5, pb: 4.5 }}>
        <Ring>
          <Avatar path={profile.profileUrl} size={AVATAR_SIZE} />
        </Ring>
        <Typography variant="h3" component="h2" sx={{ mt: 2 }}>
          <MemberLink member={profile.User}>{nameOf(profile.User)}</MemberLink>
        </Typography>
        {profile.title && <Line>{profile.title}</Line>}
        {place && <Line>{place}</Line>}
        <Box
          component="dl"
          sx={{ display: 'flex', gap: 6, m: 0, mt: 3.5, pt: 3.5, borderTop: 1, borderColor: 'divider' }}
        >
          <Figure label={commonTexts.followers} count={profile.followers} />
          <Figure label={commonTexts.following} count={profile.following} />
        </Box>
      </Box>
    </>
  );
}

function Line({ children }: { children: string }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}

function Figure({ label, count }: { label: string; count: number }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" variant="h6" sx={{ m: 0 }}>
        {formatCount(count)}
      </Typography>
    </Box>
  );
}

function Loading() {
  return (
    <>
      <Skeleton variant="rectangular" height={COVER_HEIGHT} />
      <Box sx={{ position: 'relative', px: 5, pb: 4.5 }}>
        <Ring>
          <Skeleton variant="circular" width={AVATAR_SIZE} height={AVATAR_SIZE} />
        </Ring>
        <Skeleton width="60%" height={24} sx={{ mt: 2 }} />
        <Skeleton width="80%" height={20} />
        <Skeleton width="50%" height={20} />
        <Skeleton width="70%" height={40} sx={{ mt: 7 }} />
      </Box>
    </>
  );
}
