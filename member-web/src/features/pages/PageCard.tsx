import { CategoryChip } from '@campus-commons/web-kit/CategoryChip.tsx';
import { formatCount } from '@campus-commons/web-kit/digits.ts';
import { focusRing } from '@campus-commons/web-kit/theme/baseline.ts';
import { categoryHues, radii } from '@campus-commons/web-kit/tokens.ts';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { clampLines } from '@campus-commons/web-kit/theme/clampLines.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PageDto } from '../../api/generated';
import { TimeAgo } from '../../components/TimeAgo';
import { nameOf } from '../../lib/text/members';
import { paths } from '../../lib/address/paths';
import { commonTexts } from '../../texts/common';
import { pageTexts } from '../../texts/pages';
import { FollowedArch } from './exports/FollowedArch';
import { FollowPill } from './exports/FollowPill';

/** Height of the area behind the arch. */
export const NICHE_HEIGHT_PIXELS = 150;

/** A link whose click target is the whole card. */
const ViewMore = styled(Link)(({ theme }) => ({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  fontSize: theme.typography.pxToRem(15),
  fontWeight: 620,
  textDecoration: 'none',
  color: theme.vars.palette.campus.teal.text,
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radii.card },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': focusRing(theme),
}));

/** A page in the list. */
export function PageCard({ page }: { page: PageDto }) {
  return (
    <Card
      component="article"
      aria-labelledby={`page-${page.id}`}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        overflow: 'visible',
        transition: (theme) => theme.transitions.create('border-color'),
        '&:hover': { borderColor: 'campus.inputBorder' },
      }}
    >
      <Niche page={page} />
      <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', px: 5, pt: 4, pb: 3 }}>
        <Box
          component="h2"
          dir="auto"
          id={`page-${page.id}`}
          sx={{ typography: 'h3', m: 0, ...clampLines(2) }}
        >
          {page.title}
        </Box>
        <Typography noWrap variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {pageTexts.createdBy} <bdi>{nameOf(page.User)}</bdi>
        </Typography>
        <Box dir="auto" sx={{ mt: 2.5, typography: 'compact', ...clampLines(2) }}>
          {page.description}
        </Box>
        <Box sx={{ mt: 'auto', pt: 3, typography: 'caption', color: 'text.secondary' }}>
          {commonTexts.lastActive(<TimeAgo iso={page.updatedAt} />)}
        </Box>
        <Box
          sx={{
            mt: 1,
            minHeight: 44,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 3,
          }}
        >
          {/* Above the link, whose hit area is the whole card. */}
          <Box sx={{ position: 'relative', zIndex: 1 }}>
            <FollowPill page={page} />
          </Box>
          <ViewMore to={paths.pageDetails(page.id)}>
            {pageTexts.viewMore}
            <VisuallyHidden>{pageTexts.about(page.title)}</VisuallyHidden>
            <ArrowRight size={18} aria-hidden />
          </ViewMore>
        </Box>
      </Box>
    </Card>
  );
}

function Niche({ page }: { page: PageDto }) {
  return (
    <Box
      sx={{
        minHeight: NICHE_HEIGHT_PIXELS,
        flex: 'none',
        display: 'flex',
        // With enlarged text it wraps below the arch.
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        columnGap: 3,
        px: 5,
        borderRadius: '15px 15px 0 0',
        bgcolor: `campus.${categoryHues[page.category]}.tint`,
      }}
    >
      <FollowedArch page={page} isFollowing={page.isFollowing} width={124} height={130} base={0} />
      <Box
        sx={{
          alignSelf: 'stretch',
          flex: 'auto',
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          py: 4,
        }}
      >
        <CategoryChip category={page.category} on="niche" />
        <Box
          component="dl"
          sx={{ m: 0, display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', columnGap: 4 }}
        >
          <Figure label={pageTexts.noun('follower', page.followers)} value={page.followers} />
          <Figure label={pageTexts.noun('post', page.posts)} value={page.posts} />
        </Box>
      </Box>
    </Box>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column-reverse', textAlign: 'right' }}>
      <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, typography: 'h3' }}>
        {formatCount(value)}
      </Box>
    </Box>
  );
}
