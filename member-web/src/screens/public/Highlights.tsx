import { Arch } from '@campus-commons/web-kit/Arch.tsx';
import { CategoryChip } from '@campus-commons/web-kit/CategoryChip.tsx';
import { formatCount } from '@campus-commons/web-kit/digits.ts';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { focusRing } from '@campus-commons/web-kit/theme/baseline.ts';
import { clampLines } from '@campus-commons/web-kit/theme/clampLines.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { HighlightedPageDto, HighlightedTotalsDto } from '../../api/generated';
import { highlights as content } from '../../content/highlights';
import { useHighlightsQuery } from '../../features/pages/exports/highlightsApi';
import { useIsOffline } from '../../lib/state/network';
import { paths } from '../../lib/address/paths';
import { offlineTexts } from '../../texts/common';
import { pageTexts } from '../../texts/pages';
import { TryAgain } from '../../components/BusyButton';
import { PublicSection } from './PublicSection';

/** Number of pages shown. Their place is reserved from the start, so that nothing moves when they load. */
const SHOWN = 4;
const ROW_HEIGHT_PIXELS = 92;

const Grid = styled(PlainList)(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridAutoRows: ROW_HEIGHT_PIXELS,
  minHeight: SHOWN * (ROW_HEIGHT_PIXELS + 12) - 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    minHeight: 2 * ROW_HEIGHT_PIXELS + 12,
  },
}));

interface HighlightsProps {
  /** Leaves out the totals, and the heading between them and the pages. */
  pagesOnly?: boolean;
  /** Does not call the server yet. */
  isDeferred?: boolean;
}

/** Live data from the API: the totals, and the pages with the most followers. */
export function Highlights({ pagesOnly = false, isDeferred = false }: HighlightsProps) {
  const { data, isError, isFetching, refetch } = useHighlightsQuery({ emptyDto: {} }, { skip: isDeferred });
  const pages = data?.data.pages.slice(0, SHOWN);
  const isOffline = useIsOffline();
  if (isError) {
    return (
      <PublicSection title={pagesOnly ? content.wander.title : content.title}>
        {isOffline ? (
          <Box role="status" sx={{ color: 'text.secondary' }}>
            {offlineTexts.notLoadedText}
          </Box>
        ) : (
          <Stack aria-busy={isFetching} sx={{ alignItems: 'flex-start', gap: 3, color: 'text.secondary' }}>
            <Box role="alert">{content.failed}</Box>
            <TryAgain isBusy={isFetching} onRetry={() => void refetch()} />
          </Stack>
        )}
      </PublicSection>
    );
  }
  return (
    <PublicSection {...(pagesOnly ? content.wander : { title: content.title, text: content.text })}>
      <Box aria-busy={isFetching} sx={{ display: 'grid', gap: { xs: 6, md: 8 } }}>
        {!pagesOnly && <Totals totals={data?.data.totals} />}
        <Box>
          {!pagesOnly && (
            <Typography component="h3" variant="h3" sx={{ mb: 4 }}>
              {content.popular}
            </Typography>
          )}
          {pages?.length === 0 ? (
            <Box sx={{ color: 'text.secondary' }}>{content.none}</Box>
          ) : (
            <Grid>
              {pages
                ? pages.map((page) => <PopularPage key={page.id} page={page} />)
                : Array.from({ length: SHOWN }, (_, row) => (
                    <Skeleton key={row} component="li" variant="rounded" height={ROW_HEIGHT_PIXELS} />
                  ))}
            </Grid>
          )}
        </Box>
      </Box>
    </PublicSection>
  );
}

function Totals({ totals }: { totals: HighlightedTotalsDto | undefined }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: { xs: 8, md: 14 }, rowGap: 4 }}
    >
      {(['members', 'pages', 'posts'] as const).map((name) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse', minWidth: 88 }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {content.totals[name]}
          </Box>
          <Typography component="dd" variant="section" sx={{ m: 0, minHeight: '1em' }}>
            {totals ? rounded(totals[name]) : '–'}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** Formats a total. From 100 up the server rounds it down, so a "+" follows. */
function rounded(count: number): string {
  return count < 100 ? formatCount(count) : `${formatCount(count)}+`;
}

const Name = styled(Link)(({ theme }) => ({
  ...theme.typography.subtitle1,
  color: 'inherit',
  textDecoration: 'none',
  ...clampLines(2),
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radii.card },
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': focusRing(theme),
}));

/** A link to the page; visitors sign in first. */
function PopularPage({ page }: { page: HighlightedPageDto }) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 4,
        alignItems: 'center',
        px: 4,
        borderRadius: `${radii.card}px`,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'campus.surface',
      }}
    >
      <Arch path={page.imageUrl} seed={page.id} width={54} height={64} />
      <Box sx={{ minWidth: 0 }}>
        <Name to={paths.pageDetails(page.id)} dir="auto">
          {page.title}
        </Name>
        <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
          <CategoryChip category={page.category} />
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {pageTexts.followers(page.followers)}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
