import { archRadius } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { NICHE_HEIGHT_PIXELS } from './PageCard';
import { pageTexts } from '../../texts/pages';

/** A grid of page cards with as many columns as fit. */
export const PagesGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 20 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

/** The placeholder of the page cards. */
export function PagesSkeleton() {
  return (
    <Box role="status" aria-label={pageTexts.loadingPages}>
      <PagesGrid>
        {[0, 1, 2].map((card) => (
          <Card
            key={card}
            // A third one would stand alone below two columns.
            sx={{ minHeight: 396, display: card === 2 ? { sm: 'none', lg: 'block' } : undefined }}
          >
            <Box
              sx={{
                height: NICHE_HEIGHT_PIXELS,
                px: 5,
                display: 'flex',
                alignItems: 'flex-end',
                bgcolor: 'campus.paper',
              }}
            >
              <Skeleton
                variant="rectangular"
                width={124}
                height={130}
                sx={{ borderRadius: archRadius(130 / 124, 0) }}
              />
            </Box>
            <Box sx={{ px: 5, pt: 5, display: 'grid', gap: 3 }}>
              <Skeleton variant="rounded" width="72%" height={20} />
              <Skeleton variant="rounded" width="48%" height={14} />
              <Skeleton variant="rounded" height={14} />
              <Skeleton variant="rounded" width="84%" height={14} />
            </Box>
          </Card>
        ))}
      </PagesGrid>
      <Box sx={{ typography: 'body2', color: 'text.secondary', textAlign: 'center', py: 4 }}>
        {pageTexts.loadingPages}
      </Box>
    </Box>
  );
}
