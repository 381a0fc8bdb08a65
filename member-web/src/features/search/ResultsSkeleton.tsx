import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { searchTexts } from '../../texts/search';

/** The placeholder of results: a heading, and rows as high as those of people. */
export function ResultsSkeleton() {
  return (
    <Box role="status">
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44, px: { xs: 4, sm: 1 } }}>
        <Box component="span" sx={{ typography: 'compact', color: 'text.secondary' }}>
          {searchTexts.searching}
        </Box>
      </Box>
      <Card sx={{ p: 0 }}>
        {[42, 58, 34, 50, 46].map((width) => (
          <Box key={width} sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: 64, px: 4 }}>
            <Skeleton variant="circular" width={44} height={44} sx={{ flex: 'none' }} />
            <Box sx={{ flex: 1, display: 'grid', gap: 2 }}>
              <Skeleton variant="rounded" width={`${width}%`} height={16} />
              <Skeleton variant="rounded" width={`${width - 14}%`} height={12} />
            </Box>
          </Box>
        ))}
      </Card>
    </Box>
  );
}
