import stars from '@campus-commons/web-kit/art/stars.svg';
import workshop from '@campus-commons/web-kit/art/workshop.svg';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState, type ComponentType } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/states/EmptyState';
import { pageFromSearch } from '../../lib/address/pageParameter';
import { openingPaths } from '../../lib/address/openingPaths';
import { openingTexts as texts } from '../../texts/openings';
import { OpeningCard } from './exports/OpeningCard';
import { useOpeningsGetOpeningsQuery } from './exports/openingsApi';
import { OpeningPages } from './OpeningPages';
import { filtersOf, isFiltered, type OpeningKind, type OpeningsQuery } from './openingsQuery';

/** The parameter of an address with the opening that is shown beside the list (`?opening=7`). */
const CHOSEN = 'opening';

export interface BesideProps {
  /** The opening; undefined while it is not known. */
  id: string | undefined;
  /** How often something was chosen in the list; each time the heading takes the focus once it is there, also for the same again. */
  choices: number;
  /** Leads back to the list. */
  onLeave: () => void;
}

interface OpeningsListProps {
  kind: OpeningKind;
  query: OpeningsQuery;
  Beside: ComponentType<BesideProps>;
  /** Takes back every filter. */
  onShowAll: () => void;
}

/**
 * Open internships, voluntary work or roles, a page at a time. The page number is in the address. From 1200 px up, one of them
 * stands beside the list: the first, until one is chosen. Without that room, each has a screen of its own.
 */
export function OpeningsList({ kind, query, Beside, onShowAll }: OpeningsListProps) {
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const [search, setSearch] = useSearchParams();
  const [choices, setChoices] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const page = pageFromSearch(search);
  const answer = useOpeningsGetOpeningsQuery(
    { getOpeningsDto: { ...filtersOf(kind, query), page, limit: PAGE_SIZE } },
    { refetchOnMountOrArgChange: true },
  );
  const words = texts.kinds[kind];
  const asked = search.get(CHOSEN) ?? undefined;
  if (!hasRoom && asked !== undefined) return <Navigate to={openingPaths.details(asked, kind)} replace />;
  const openings = answer.currentData?.data.openings;
  const chosen = asked ?? openings?.[0]?.id;
  const isBeside = hasRoom && (chosen !== undefined || (!openings && !answer.isError));
  const choose = (id: string) => {
    setChoices((before) => before + 1);
    setSearch(
      (before) => {
        before.set(CHOSEN, id);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const pages = (
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
          <EmptyState scene={workshop} title={words.none}>
            {words.noneText}
          </EmptyState>
        )
      }
      card={(opening) => (
        <OpeningCard
          key={opening.id}
          opening={opening}
          {...(isBeside && { isChosen: opening.id === chosen, onChoose: () => choose(opening.id) })}
        />
      )}
    />
  );
  if (!isBeside) return pages;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 420px) minmax(0, 1fr)',
        columnGap: 6,
        alignItems: 'start',
      }}
    >
      <Box ref={list} sx={{ minWidth: 0 }}>
        {pages}
      </Box>
      <Beside
        id={chosen}
        choices={choices}
        onLeave={() => list.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus()}
      />
    </Box>
  );
}

/** How many were found. The empty list below says that there are none; only screen readers hear it here. */
function Found({ text, total }: { text: string; total: number }) {
  return total === 0 ? <VisuallyHidden>{text}</VisuallyHidden> : text;
}
