import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import type { PageDto } from '../../api/generated';
import { TimeAgo } from '../../components/TimeAgo';
import { commonTexts } from '../../texts/common';
import { pageTexts } from '../../texts/pages';
import { FollowedPages, useFollowedPages } from './FollowedPages';
import { PageRow } from './PageRow';
import { usePagesGetAllPagesQuery } from './pagesApi';
import { PagesToFollowCard, pendingRows, RailCard, useSuggestions } from './PagesToFollow';

/**
 * The cards about pages in the right column: what is new on those that the member follows, some to follow, and their
 * own. All appear together, so that none moves another.
 */
export function PagesRail() {
  const followed = useFollowedPages();
  const suggestions = useSuggestions();
  const own = useOwnPages();
  if (!followed || !suggestions.pages || !own) {
    // Nearly every member has a card of three pages, of one kind or the other.
    return (
      <div aria-hidden>
        <RailCard id="pages" title="&nbsp;">
          <PlainList>{pendingRows}</PlainList>
        </RailCard>
      </div>
    );
  }
  return (
    <>
      {followed.length > 0 && <FollowedPages followed={followed} />}
      <PagesToFollowCard {...suggestions} />
      {own.length > 0 && <YourPages pages={own} />}
    </>
  );
}

/** The pages that the member created, the last active first: at most three. Undefined until they have arrived. */
function useOwnPages(): readonly PageDto[] | undefined {
  const { data, isError } = usePagesGetAllPagesQuery({
    getAllPagesDto: { page: 1, limit: 3, sort: 'activity', userPages: true },
  });
  return isError ? [] : data?.data.pages;
}

function YourPages({ pages }: { pages: readonly PageDto[] }) {
  return (
    <RailCard id="your-pages" title={pageTexts.yours}>
      <PlainList>
        {pages.map((page) => (
          <PageRow
            key={page.id}
            page={page}
            detail={commonTexts.lastActive(<TimeAgo iso={page.updatedAt} />)}
          />
        ))}
      </PlainList>
    </RailCard>
  );
}
