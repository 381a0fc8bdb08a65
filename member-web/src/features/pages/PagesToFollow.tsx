import { PlainList } from '@campus-commons/web-kit/PlainList.tsx';
import { pageTexts } from '../../texts/pages';
import { OfferedPage } from './OfferedPage';
import { RailCard } from './RailCard';
import { useSuggestions, type Suggestions } from './useSuggestions';

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
