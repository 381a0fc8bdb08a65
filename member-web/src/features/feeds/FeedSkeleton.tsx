import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';

interface PostSkeletonProps {
  /** Announced by screen readers, and shown in the place of the picture; without it the skeleton has no picture. */
  label?: string;
}

/** The placeholder of a post: every bar has the position of the real content. */
export function PostSkeleton({ label }: PostSkeletonProps) {
  return (
    <Card sx={{ px: { xs: 4, md: 6 }, pt: { xs: 4, md: 5 }, pb: { xs: 1, md: 2 } }}>
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
      {label !== undefined && (
        <Box sx={{ position: 'relative', mt: 4, mx: { xs: -4, md: 0 }, aspectRatio: '16 / 10' }}>
          <Skeleton variant="rectangular" height="100%" sx={{ borderRadius: { xs: 0, md: '12px' } }} />
          <Box
            role="status"
            sx={{
              position: 'absolute',
              inset: 0,
              display: 'grid',
              placeItems: 'center',
              typography: 'body2',
              color: 'text.secondary',
            }}
          >
            {label}
          </Box>
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 6, alignItems: 'center', minHeight: 44, mt: 2.5 }}>
        {[64, 96, 72].map((width) => (
          <Skeleton key={width} variant="rounded" width={width} height={14} />
        ))}
      </Box>
    </Card>
  );
}
