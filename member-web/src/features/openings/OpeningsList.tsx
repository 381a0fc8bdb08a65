import stars from '@campus-commons/web-kit/art/stars.svg';
import workshop from '@campus-commons/web-kit/art/workshop.svg';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/states/EmptyState';
import { pageFromSearch } from '../../lib/address/pageParameter';
import { openingTexts as texts } from '../../texts/openings';
import { OpeningCard } from './exports/OpeningCard';
import { useOpeningsGetOpeningsQuery } from './exports/openingsApi';
import { OpeningPages } from './OpeningPages';
import { filtersOf, isFiltered, type OpeningKind, type OpeningsQuery } from './openingsQuery';

interface OpeningsListProps {
  kind: OpeningKind;
  query: OpeningsQuery;
  /** Takes back every filter. */
  onShowAll: () => void;
  /** The next step where there is nothing. */
  emptyAction?: ReactNode;
}

/** Open internships, voluntary work or roles, a page at a time. The page number is in the address. */
export function OpeningsList({ kind, query, onShowAll, emptyAction }: OpeningsListProps) {
  const [search] = useSearchParams();
  const page = pageFromSearch(search);
  const answer = useOpeningsGetOpeningsQuery(
    { getOpeningsDto: { ...filtersOf(kind, query), page, limit: PAGE_SIZE } },
    { refetchOnMountOrArgChange: true },
  );
  const words = texts.kinds[kind];
  return (
    <OpeningPages
      answer={answer}
      page={page}
      label={words.list}
      texts={words}
      lead={
        isFiltered(query) && (
          <Box
            role="status"
            sx={{ typography: 'body2', color: 'text.secondary', '&:empty': { display: 'none' } }}
          >
            {answer.currentData && (
              <Found
                text={words.found(answer.currentData.data.pagination.total)}
                total={answer.currentData.data.pagination.total}
              />
            )}
          </Box>
        )
      }
      empty={
        isFiltered(query) ? (
          <EmptyState
            scene={stars}
            title={words.noneFound}
            actions={
              <Button variant="tonal" onClick={onShowAll}>
                {words.showAll}
              </Button>
            }
          >
            {texts.noneFoundText}
          </EmptyState>
        ) : (
          <EmptyState scene={workshop} title={words.none} actions={emptyAction}>
            {words.noneText}
          </EmptyState>
        )
      }
      card={(opening) => <OpeningCard key={opening.id} opening={opening} />}
    />
  );
}

/** How many were found. The empty list below says that there are none; only screen readers hear it here. */
function Found({ text, total }: { text: string; total: number }) {
  return total === 0 ? <VisuallyHidden>{text}</VisuallyHidden> : text;
}
