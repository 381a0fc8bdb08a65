import { archRadius } from '@campus-commons/web-kit/tokens.ts';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { pageTexts } from '../../texts/pages';

/** The placeholder of a page's header. */
export function PageHeaderSkeleton() {
  return (
    <Card
      role="status"
      aria-label={pageTexts.loadingPage}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '72px minmax(0, 1fr)', md: '264px minmax(0, 1fr)' },
        gap: { xs: '12px 14px', md: '16px 32px' },
        alignContent: 'start',
        minHeight: { xs: 280, md: 282 },
        px: { xs: 4, md: 0 },
        pt: { xs: 2.5, sm: 4, md: 8 },
        borderRadius: { xs: 0, sm: '16px' },
        borderInlineWidth: { xs: 0, sm: 1 },
      }}
    >
      <VisuallyHidden as="h1">{pageTexts.page}</VisuallyHidden>
      <Skeleton
        variant="rectangular"
        sx={{
          width: { xs: 72, md: 200 },
          height: { xs: 88, md: 248 },
          mx: { md: 'auto' },
          borderRadius: archRadius(1.2, 0),
          gridRow: { md: '1 / 3' },
        }}
      />
      <Box sx={{ display: 'grid', gap: 3, alignContent: { xs: 'center', md: 'start' } }}>
        <Skeleton variant="rounded" width={116} height={26} />
        <Skeleton variant="rounded" width="72%" height={28} />
      </Box>
      <Box
        sx={{
          gridColumn: { xs: '1 / 3', md: 2 },
          display: 'grid',
          gap: 2,
          alignContent: 'start',
          pr: { md: 8 },
        }}
      >
        <Skeleton variant="rounded" width="100%" height={16} />
        <Skeleton variant="rounded" width="70%" height={16} />
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{pageTexts.loadingPage}</Box>
      </Box>
    </Card>
  );
}
