import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef } from 'react';
import { useIsNearViewport } from '../../lib/hooks/useIsNearViewport';
import { pageTexts } from '../../texts/pages';
import { OfferedPage } from './PageRow';
import { pendingRows, RailCard, useSuggestions } from './PagesToFollow';

/** Rows on phones; side by side from 600 px up. */
const Row = styled(PlainList)(({ theme }) => ({
  display: 'grid',
  columnGap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoRows: 'minmax(66px, auto)',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridAutoRows: 'minmax(110px, auto)',
  },
}));

/**
 * The suggestions of the right column where there is none: between the posts, below 1200 px. They are fetched when they
 * come near the viewport.
 */
export function PagesStrip() {
  const isBesidePosts = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  return isBesidePosts ? null : <Strip />;
}

function Strip() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNearViewport(place);
  const { pages, keep } = useSuggestions({ isDeferred: !isNear });
  if (pages?.length === 0) return null;
  return (
    <RailCard ref={place} id="pages-to-follow" title={pageTexts.toFollow} isBusy={isNear && !pages}>
      <Row>
        {pages
          ? pages.map((page) => (
              <OfferedPage key={page.id} page={page} onToggled={() => keep(page.id)} isNarrow />
            ))
          : pendingRows}
      </Row>
    </RailCard>
  );
}
