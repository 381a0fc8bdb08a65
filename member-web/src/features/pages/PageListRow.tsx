import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { categoryHues } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { PageDto } from '../../api/generated';
import { OneLine } from '../../components/OneLine';
import { TimeAgo } from '../../components/TimeAgo';
import { paths } from '../../lib/address/paths';
import { nameOf } from '../../lib/text/members';
import { commonTexts } from '../../texts/common';
import { pageTexts } from '../../texts/pages';
import { FollowedArch } from './exports/FollowedArch';
import { FollowPill } from './exports/FollowPill';

/** Height of a row at the browser's own text size, so that a phone of 800 px shows five. */
export const ROW_HEIGHT_PIXELS = 112;

const Row = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  columnGap: 12,
  minHeight: ROW_HEIGHT_PIXELS,
  padding: '8px 16px',
  '&:hover': { backgroundColor: theme.vars.palette.campus.sunken },
  '& + &': { borderTop: `1px solid ${theme.vars.palette.campus.hairline}` },
}));

/** The whole row. */
const ViewMore = styled(Link)({ position: 'absolute', inset: 0, '&:focus-visible': { outlineOffset: -2 } });

/** Words that phones have no room for; screen readers hear them. */
const FullWords = styled(VisuallyHidden)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { position: 'static', margin: 0, clipPath: 'none' },
}));

/** A page in the list on phones: one row, with all that a card says. */
export function PageListRow({ page }: { page: PageDto }) {
  const creator = nameOf(page.User);
  return (
    <Row aria-labelledby={`page-${page.id}`}>
      <FollowedArch page={page} isFollowing={page.isFollowing} width={64} height={84} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <OneLine dir="auto" title={page.title} sx={{ typography: 'subtitle1' }}>
          <Box component="h2" id={`page-${page.id}`} sx={{ font: 'inherit', m: 0, ...inLine }}>
            {page.title}
          </Box>
        </OneLine>
        <OneLine sx={{ typography: 'caption', color: 'text.secondary' }}>
          <Box component="span" sx={{ fontWeight: 600, color: `campus.${categoryHues[page.category]}.text` }}>
            {page.category}
          </Box>
          {` · ${pageTexts.followers(page.followers)} · ${pageTexts.posts(page.posts)}`}
        </OneLine>
        <OneLine dir="auto" sx={{ typography: 'body2' }}>
          {page.description}
        </OneLine>
        {/* With enlarged text the button wraps. */}
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'flex-end',
            alignItems: 'center',
            columnGap: 2,
          }}
        >
          <Box
            sx={{
              flex: '1 1 7rem',
              minWidth: 0,
              display: 'flex',
              typography: 'caption',
              color: 'text.secondary',
            }}
          >
            <OneLine title={creator}>
              <FullWords>{pageTexts.createdBy} </FullWords>
              <bdi>{creator}</bdi>
            </OneLine>
            <Box component="span" sx={{ flex: 'none', whiteSpace: 'pre' }}>
              {' · '}
              <FullWords>{commonTexts.lastActive('')}</FullWords>
              <TimeAgo iso={page.updatedAt} />
            </Box>
          </Box>
          {/* Above the link, which covers the row. */}
          <Box sx={{ position: 'relative', zIndex: 1, ...compactPill }}>
            <FollowPill page={page} />
          </Box>
        </Box>
      </Box>
      <ViewMore to={paths.pageDetails(page.id)}>
        <VisuallyHidden>
          {pageTexts.viewMore}
          {pageTexts.about(page.title)}
        </VisuallyHidden>
      </ViewMore>
    </Row>
  );
}

const inLine = { display: 'inline' } as const;
/** "Following" without its tick, for the width. */
const compactPill = {
  '& .MuiButton-root': { px: 3 },
  '& .MuiButton-startIcon:not(:has(.MuiCircularProgress-root))': { display: 'none' },
} as const;
