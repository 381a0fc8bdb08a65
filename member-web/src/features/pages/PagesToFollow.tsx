import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode, type Ref } from 'react';
import type { PageDto } from '../../api/generated';
import { OfferedPage } from './PageRow';
import { usePagesGetSuggestionsQuery } from './pagesApi';
import { pageTexts } from '../../texts/pages';

/** Number of pages suggested at a time. */
const MAX_SHOWN = 3;

/** The rows of a card until its pages arrive, as high as `PageRow`. */
export const pendingRows = Array.from({ length: MAX_SHOWN }, (_, row) => (
  <Skeleton key={row} component="li" variant="rounded" height={48} sx={{ my: 2.25 }} />
));

interface SuggestionsOptions {
  /** Id of a page that is shown already. */
  except?: string;
  /** Does not call the server yet. */
  isDeferred?: boolean;
}

export interface Suggestions {
  /** At most three; undefined until they have arrived, empty if they could not be fetched. */
  pages: readonly PageDto[] | undefined;
  /** Keeps a page in the list although it is followed, so that following can be undone. */
  keep: (id: string) => void;
}

/** Pages that the member may want to follow. */
export function useSuggestions({ except, isDeferred = false }: SuggestionsOptions = {}): Suggestions {
  const { data, isError } = usePagesGetSuggestionsQuery({ emptyDto: {} }, { skip: isDeferred });
  const [followedHere, setFollowedHere] = useState<readonly string[]>([]);
  const isOffered = ({ id, isFollowing }: PageDto) =>
    id !== except && (!isFollowing || followedHere.includes(id));
  return {
    pages: isError ? [] : data?.data.pages.filter(isOffered).slice(0, MAX_SHOWN),
    keep: (id: string) => setFollowedHere((ids) => [...ids, id]),
  };
}

interface RailCardProps {
  /** Id of the heading. */
  id: string;
  title: ReactNode;
  isBusy?: boolean;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A card with a heading and a short list, beside or between posts. */
export function RailCard({ id, title, isBusy, ref, children }: RailCardProps) {
  return (
    <Card ref={ref} component="section" aria-labelledby={id} aria-busy={isBusy} sx={{ p: '18px 20px 12px' }}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}

interface PagesToFollowProps {
  /** Id of the page that is shown already. */
  except?: string;
}

/** Pages that the member may want to follow, in the right column. Left out if there are none. */
export function PagesToFollow({ except }: PagesToFollowProps) {
  return <PagesToFollowCard {...useSuggestions({ except })} />;
}

/** The same for suggestions that were fetched elsewhere. */
export function PagesToFollowCard({ pages = [], keep }: Suggestions) {
  if (pages.length === 0) return null;
  return (
    <RailCard id="pages-to-follow" title={pageTexts.toFollow}>
      <PlainList>
        {pages.map((page) => (
          <OfferedPage key={page.id} page={page} onToggled={() => keep(page.id)} />
        ))}
      </PlainList>
    </RailCard>
  );
}
