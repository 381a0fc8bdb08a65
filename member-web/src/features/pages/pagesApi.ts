import { generatedApi, type PagesGetAllPagesApiArg } from '../../api/generated';

/** Pages per page of a list. */
export const PAGES_PER_PAGE = 10;

const pagesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    pagesGetAllPages: { providesTags: ['Pages'] },
    pagesToggleFollow: {
      // As specified, a follow shows only once the server has taken it.
      onQueryStarted: async ({ pageIdDto: { id } }, api) => {
        const answer = await api.queryFulfilled.catch(() => undefined);
        if (!answer) {
          return;
        }
        const { followers, isFollowing } = answer.data.data;
        const lists: PagesGetAllPagesApiArg[] = pagesApi.util.selectCachedArgsForQuery(
          api.getState(),
          'pagesGetAllPages',
        );
        for (const list of lists) {
          api.dispatch(
            pagesApi.util.updateQueryData('pagesGetAllPages', list, ({ data }) => {
              const page = data.pages.find((candidate) => candidate.id === id);
              if (page) {
                Object.assign(page, { followers, isFollowing });
              }
            }),
          );
        }
      },
    },
  },
});

export const { usePagesGetAllPagesQuery, usePagesToggleFollowMutation } = pagesApi;
