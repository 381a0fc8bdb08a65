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
        display: { md: 'grid' },
        gridTemplateColumns: '264px minmax(0, 1fr)',
        minHeight: { xs: 440, md: 282 },
        borderRadius: { xs: 0, sm: '16px' },
        borderInlineWidth: { xs: 0, sm: 1 },
      }}
    >
      <VisuallyHidden as="h1">{pageTexts.page}</VisuallyHidden>
      <Box sx={{ display: 'flex', justifyContent: 'center', alignItems: 'flex-end', pt: { xs: 4, md: 8 } }}>
        <Skeleton
          variant="rectangular"
          sx={{
            width: { xs: 132, md: 200 },
            height: { xs: 148, md: 248 },
            borderRadius: archRadius(1.2, 0),
          }}
        />
      </Box>
      <Box
        sx={{
          px: { xs: 4, md: 8 },
          pt: 6.5,
          display: 'grid',
          gap: 4,
          alignContent: 'start',
          justifyItems: { xs: 'center', md: 'start' },
        }}
      >
        <Skeleton variant="rounded" width={116} height={26} />
        <Skeleton variant="rounded" width="56%" height={30} />
        <Skeleton variant="rounded" width="100%" height={16} />
        <Skeleton variant="rounded" width="70%" height={16} />
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{pageTexts.loadingPage}</Box>
      </Box>
    </Card>
  );
}
