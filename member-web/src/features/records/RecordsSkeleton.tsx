import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { recordTexts as texts } from '../../texts/records';
import { RecordsGrid } from './RecordCard';

/** The place of the cards while records load. */
export function RecordsSkeleton() {
  return (
    <Box role="status" aria-label={texts.loading}>
      <RecordsGrid>
        {[0, 1].map((card) => (
          <Card key={card} sx={{ display: 'grid', gap: 3, p: { xs: 4, sm: 5 } }}>
            <Skeleton variant="rounded" width={96} height={24} />
            <Skeleton variant="rounded" width="64%" height={20} />
            <Skeleton variant="rounded" width="80%" height={14} />
            <Skeleton variant="rounded" height={48} />
          </Card>
        ))}
      </RecordsGrid>
      <Box sx={{ typography: 'body2', color: 'text.secondary', textAlign: 'center', py: 4 }}>
        {texts.loading}
      </Box>
    </Box>
  );
}
