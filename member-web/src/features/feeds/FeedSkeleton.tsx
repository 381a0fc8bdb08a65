import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';

interface PostSkeletonProps {
  hasPicture: boolean;
}

/** Keeps the place of a post: every bar stands where the real thing will. */
export function PostSkeleton({ hasPicture }: PostSkeletonProps) {
  return (
    <Card aria-hidden sx={{ px: { xs: 4, md: 6 }, pt: { xs: 4, md: 5 }, pb: { xs: 1, md: 2 } }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
        <Skeleton variant="circular" width={44} height={44} />
        <Box sx={{ flex: 1, display: 'grid', gap: 2 }}>
          <Skeleton variant="rounded" width="45%" height={14} />
          <Skeleton variant="rounded" width="30%" height={12} />
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 3, mt: 5 }}>
        {['100%', '92%', '58%'].map((width) => (
          <Skeleton key={width} variant="rounded" width={width} height={14} />
        ))}
      </Box>
      {hasPicture && (
        <Skeleton
          variant="rounded"
          height="auto"
          sx={{
            mt: 4,
            mx: { xs: -4, md: 0 },
            width: { xs: 'auto', md: '100%' },
            aspectRatio: '16 / 10',
            borderRadius: { xs: 0, md: '12px' },
          }}
        />
      )}
      <Box sx={{ display: 'flex', gap: 6, alignItems: 'center', minHeight: 44, mt: 2.5 }}>
        {[64, 96, 72].map((width) => (
          <Skeleton key={width} variant="rounded" width={width} height={14} />
        ))}
      </Box>
    </Card>
  );
}
