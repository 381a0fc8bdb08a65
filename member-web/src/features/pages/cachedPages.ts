import type {
  PageDto,
  PagesGetAllPagesApiResponse,
  PagesGetPageByIdApiResponse,
  PagesGetSuggestionsApiResponse,
  SearchFindApiResponse,
} from '../../api/generated';
import type { CacheUpdate } from '../../api/cacheUpdates';
import { updateEverywhere } from '../../api/updateEverywhere';
import type { ApiThunk } from '../../api/thunks';
import { postsIn } from '../feeds/exports/cachedPosts';

/**
 * Updates a page in lists, in its details, and in its posts. Answers that were requested before the update do not undo
 * it (a race condition): otherwise the button would say "Follow" again, and a click on it would unfollow the page.
 */
export function patchCachedPage(id: string, changes: Partial<PageDto>): ApiThunk<void> {
  // One key per set of fields, because different calls change different sets.
  const key = `page:${id}:${Object.keys(changes).sort().join()}`;
  return updateEverywhere(key, pageUpdate(id, changes));
}

function pageUpdate(id: string, changes: Partial<PageDto>): CacheUpdate {
  const { title, imageUrl } = changes;
  return {
    apply: (endpoint, answer) => {
      for (const { Page } of postsIn(endpoint, answer)) {
        if (Page?.id !== id) continue;
        if (title !== undefined) Page.title = title;
        if (imageUrl !== undefined) Page.imageUrl = imageUrl;
      }
      for (const page of pagesIn(endpoint, answer)) {
        if (page.id === id) Object.assign(page, changes);
      }
      if (endpoint === 'pagesGetPageById') {
        const { data } = answer as PagesGetPageByIdApiResponse;
        if (data.page.id !== id) return;
        Object.assign(data.page, changes);
        data.isFollowing = data.page.isFollowing;
        // The bell hangs on the follow.
        if (!data.isFollowing) data.bell = false;
      }
    },
  };
}

/** The pages of an answer that lists some. */
function pagesIn(endpoint: string, answer: unknown): PageDto[] {
  switch (endpoint) {
    case 'pagesGetAllPages':
    case 'pagesGetSuggestions':
      return (answer as PagesGetAllPagesApiResponse | PagesGetSuggestionsApiResponse).data.pages;
    case 'searchFind':
      return (answer as SearchFindApiResponse).data.pages.items;
    default:
      return [];
  }
}
