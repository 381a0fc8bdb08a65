import { Arch } from '@campus-commons/web-kit/Arch.tsx';
import Box from '@mui/material/Box';
import type { PageDto } from '../../api/generated';
import { OneLine } from '../../components/OneLine';
import { paths } from '../../lib/address/paths';
import { pageTexts } from '../../texts/pages';
import { FollowPill } from '../pages/exports/FollowPill';
import { AboveLink, ResultRow, RowLink } from './ResultRow';

/** A page that was found; the row leads to it. */
export function FoundPageRow({ page }: { page: PageDto }) {
  return (
    <ResultRow>
      <Arch path={page.imageUrl} seed={page.id} width={44} height={50} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box
          title={page.title}
          sx={{
            typography: 'subtitle1',
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          }}
        >
          <RowLink to={paths.pageDetails(page.id)} dir="auto">
            {page.title}
          </RowLink>
        </Box>
        <OneLine sx={{ typography: 'body2', color: 'text.secondary' }}>
          {pageTexts.followers(page.followers)}
        </OneLine>
      </Box>
      <AboveLink>
        <FollowPill page={page} />
      </AboveLink>
    </ResultRow>
  );
}
