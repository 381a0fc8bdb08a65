import { archRadius } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { NICHE_HEIGHT_PIXELS } from './PageCard';
import { ROW_HEIGHT_PIXELS } from './PageListRow';
import { pageListTexts } from '../../texts/pageList';

/** A grid of page cards with as many columns as fit. */
export const PagesGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 20,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

/** The rows of phones, as wide as the window; a card from 600 px up. */
export const PageRows = styled(Card)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { marginInline: -16, borderRadius: 0, borderInlineWidth: 0 },
}));

/** The placeholder of the list: cards, or rows where there is no room for them. */
export function PagesSkeleton({ isWide }: { isWide: boolean }) {
  return (
    <Box role="status" aria-label={pageListTexts.loadingPages}>
      {isWide ? <CardSkeletons /> : <RowSkeletons />}
      <Box sx={{ typography: 'body2', color: 'text.secondary', textAlign: 'center', py: 4 }}>
        {pageListTexts.loadingPages}
      </Box>
    </Box>
  );
}

function RowSkeletons() {
  return (
    <PageRows>
      {[0, 1, 2, 3, 4].map((row) => (
        <Box
          key={row}
          sx={{ display: 'flex', alignItems: 'center', gap: 3, height: ROW_HEIGHT_PIXELS, px: 4 }}
        >
          <Skeleton
            variant="rectangular"
            width={64}
            height={84}
            sx={{ flex: 'none', borderRadius: archRadius(84 / 64, 6) }}
          />
          <Box sx={{ flex: 1, display: 'grid', gap: 2.5 }}>
            <Skeleton variant="rounded" width="72%" height={16} />
            <Skeleton variant="rounded" width="88%" height={12} />
            <Skeleton variant="rounded" width="48%" height={12} />
          </Box>
        </Box>
      ))}
    </PageRows>
  );
}

function CardSkeletons() {
  return (
    <PagesGrid>
      {[0, 1, 2].map((card) => (
        <Card
          key={card}
          // A third one would stand alone below two columns.
          sx={{ minHeight: 396, display: card === 2 ? { md: 'none', lg: 'block' } : undefined }}
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
  );
}
