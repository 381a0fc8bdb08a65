import type { PageDto, PagesGetAllPagesApiResponse, PagesGetPageByIdApiResponse } from '../../api/generated';
import type { Layer } from '../../api/layers';
import { showEverywhere } from '../../api/shownEverywhere';
import type { ApiThunk } from '../../api/thunks';
import { postsIn } from '../feeds/exports/cachedPosts';

/**
 * Updates a page wherever it is shown: lists, details, and the posts on it. Answers that were requested before the
 * update do not undo it (a race condition): the next click on "Follow" would unfollow the page.
 */
export function patchCachedPage(id: string, changes: Partial<PageDto>): ApiThunk<void> {
  // One key per set of fields, because each set is changed by a different call.
  const key = `page:${id}:${Object.keys(changes).sort().join()}`;
  return showEverywhere(key, pageShown(id, changes));
}

function pageShown(id: string, changes: Partial<PageDto>): Layer {
  const { title, imageUrl } = changes;
  return {
    over: (endpoint, answer) => {
      for (const { Page } of postsIn(endpoint, answer)) {
        if (Page?.id !== id) continue;
        if (title !== undefined) Page.title = title;
        if (imageUrl !== undefined) Page.imageUrl = imageUrl;
      }
      if (endpoint === 'pagesGetAllPages') {
        for (const page of (answer as PagesGetAllPagesApiResponse).data.pages) {
          if (page.id === id) Object.assign(page, changes);
        }
      }
      if (endpoint === 'pagesGetPageById') {
        const { data } = answer as PagesGetPageByIdApiResponse;
        if (data.page.id !== id) return;
        Object.assign(data.page, changes);
        data.isFollowing = data.page.isFollowing;
      }
    },
  };
}
