import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { openingTexts as texts } from '../../texts/openings';

/** The place of an opening while it loads. */
export function OpeningLoading() {
  return (
    <Card role="status" aria-label={texts.loadingOne} sx={{ p: 6, display: 'grid', gap: 4 }}>
      <Skeleton variant="rounded" width="72%" height={32} />
      <Skeleton variant="rounded" width="48%" height={16} />
      <Skeleton variant="rounded" width="32%" height={14} />
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts.loadingOne}</Box>
    </Card>
  );
}
