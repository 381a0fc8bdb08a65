import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

interface PersonRowsSkeletonProps {
  rows: number;
  /** Announced by screen readers, and shown below the rows. */
  label: string;
}

/** The placeholder of a list of people. */
export function PersonRowsSkeleton({ rows, label }: PersonRowsSkeletonProps) {
  return (
    <Box role="status">
      {Array.from({ length: Math.max(1, rows) }, (_, row) => (
        <Box key={row} sx={{ display: 'flex', alignItems: 'center', gap: 2.5, minHeight: 48 }}>
          <Skeleton variant="circular" width={36} height={36} />
          <Skeleton variant="rounded" width={`${42 + ((row * 17) % 30)}%`} height={14} />
        </Box>
      ))}
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {label}
      </Box>
    </Box>
  );
}
