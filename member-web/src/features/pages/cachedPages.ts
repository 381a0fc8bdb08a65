import { generatedApi, type PageDto } from '../../api/generated';
import type { ApiThunk } from '../../api/thunks';

const { util } = generatedApi;

/** Changes a page in every cached answer that holds it, lists and details alike. */
export function patchCachedPage(id: string, changes: Partial<PageDto>): ApiThunk<void> {
  return (dispatch, getState) => {
    for (const arg of util.selectCachedArgsForQuery(getState(), 'pagesGetAllPages')) {
      dispatch(
        util.updateQueryData('pagesGetAllPages', arg, ({ data }) => {
          const page = data.pages.find((candidate) => candidate.id === id);
          if (page) Object.assign(page, changes);
        }),
      );
    }
    dispatch(
      util.updateQueryData('pagesGetPageById', { pageIdDto: { id } }, ({ data }) => {
        Object.assign(data.page, changes);
        data.isFollowing = data.page.isFollowing;
      }),
    );
  };
}
