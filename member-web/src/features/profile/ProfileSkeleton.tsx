import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { commonTexts } from '../../texts/common';
import { profileTexts } from '../../texts/profile';
import { headerAreas } from './ProfileHeader';
import { Portrait, ProfileFrame, READ_COVER_PIXELS } from './ProfileFrame';

/** The placeholder of a profile header. */
export function ProfileSkeleton() {
  return (
    <Box role="status" aria-label={profileTexts.loading}>
      <VisuallyHidden as="h1">{commonTexts.profile}</VisuallyHidden>
      <ProfileFrame
        coverHeight={READ_COVER_PIXELS}
        cover={<Skeleton variant="rectangular" height="100%" sx={{ borderRadius: 0 }} />}
      >
        <Box sx={headerAreas}>
          <Portrait sx={{ gridArea: 'portrait' }}>
            <Skeleton variant="circular" width="100%" height="100%" />
          </Portrait>
          <Box sx={{ gridArea: 'content', display: 'grid', gap: 2.5, pt: { xs: 4, md: 6 } }}>
            <Skeleton variant="rounded" width="55%" height={28} />
            <Skeleton variant="rounded" width="35%" height={16} />
            <Skeleton variant="rounded" width="70%" height={16} sx={{ mt: 2 }} />
            <Skeleton variant="rounded" width="40%" height={16} />
            <Skeleton variant="rounded" width="30%" height={16} sx={{ mt: 2 }} />
          </Box>
        </Box>
      </ProfileFrame>
    </Box>
  );
}
