import {
  generatedApi,
  type PageDto,
  type PagesCreateApiResponse,
  type PagesUpdateApiResponse,
} from '../../api/generated';
import { isNotFound } from '../../api/errors';
import type { ApiThunk } from '../../api/thunks';
import type { PictureChange } from '../../lib/drafts/usePictureDraft';
import { discardDraftsFor } from '../../lib/drafts/discardDrafts';
import { patchCachedPage } from './cachedPages';
import type { PageValues } from './form/pageValues';

interface NewPage {
  values: PageValues;
  picture: PictureChange;
  /** The same for every attempt to create the same page, so that a lost answer does not create it twice. */
  idempotencyKey: string;
}

interface ChangedPage {
  id: string;
  values: PageValues;
  picture: PictureChange;
  /** The version that the edit is based on; without it the server does not check. */
  version: string | undefined;
}

const LIST = { type: 'Pages', id: 'LIST' } as const;

const pagesApi = generatedApi
  .enhanceEndpoints({
    endpoints: {
      pagesGetAllPages: { providesTags: [LIST] },
      pagesGetSuggestions: { providesTags: [LIST] },
      pagesGetPageById: {
        providesTags: (_answer, _error, { pageIdDto }) => [{ type: 'Pages', id: pageIdDto.id }],
      },
      // As specified, following is not an optimistic update.
      pagesToggleFollow: {
        // Unfollowing takes the bell, and with it what the list says of new posts. A call without an answer may have been
        // processed, and a second one would undo it.
        invalidatesTags: (answer, _error, { pageIdDto: { id } }) => [
          'Following',
          'Notifications',
          ...(answer ? [] : [LIST, { type: 'Pages' as const, id }]),
        ],
        onQueryStarted: async ({ pageIdDto: { id } }, { dispatch, queryFulfilled }) => {
          const answer = await queryFulfilled.catch(() => undefined);
          if (answer) dispatch(patchCachedPage(id, answer.data.data));
        },
      },
      pagesSetBell: { invalidatesTags: (answer) => (answer ? ['Notifications'] : []) },
      pagesDelete: {
        // A 404 means that the page was deleted elsewhere, so it counts as deleted. The page itself is not refetched,
        // because its screen closes.
        invalidatesTags: (answer, error) => (answer || isNotFound(error) ? [LIST, 'Feed'] : []),
        onQueryStarted: async ({ pageIdDto: { id } }, { dispatch, queryFulfilled }) => {
          const isGone = await queryFulfilled.then(
            () => true,
            ({ error }: { error: unknown }) => isNotFound(error),
          );
          if (isGone) dispatch(discardDraftsFor('page', id));
        },
      },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** `pages/create`, written by hand: the generator does not support file uploads. */
      createPage: build.mutation<PagesCreateApiResponse, NewPage>({
        query: ({ values, picture, idempotencyKey }) => ({
          url: '/user/pages/create',
          method: 'POST',
          body: formOf(values, picture),
          headers: { 'Idempotency-Key': idempotencyKey },
        }),
        invalidatesTags: (answer) => (answer ? [LIST] : []),
      }),
      /** `pages/update`, written by hand for the same reason. */
      updatePage: build.mutation<PagesUpdateApiResponse, ChangedPage>({
        query: ({ id, values, picture, version }) => {
          const form = formOf(values, picture);
          form.append('id', id);
          if (version !== undefined) form.append('version', version);
          return { url: '/user/pages/update', method: 'POST', body: form };
        },
        onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
          const answer = await queryFulfilled.catch(() => undefined);
          if (answer) dispatch(patchCachedPage(id, answer.data.data));
        },
      }),
    }),
  });

function formOf({ title, description, category }: PageValues, picture: PictureChange): FormData {
  const form = new FormData();
  form.append('title', title.trim());
  form.append('description', description.trim());
  form.append('category', category);
  if (picture === 'removed') form.append('removeImage', 'true');
  else if (picture) form.append('image', picture, picture.name);
  return form;
}

/**
 * The key of the call that creates a page. All forms share it: otherwise a form that is closed by Back and opened again
 * could create a second page.
 */
const CREATION_KEY = 'create-page';

/** Creates a page. */
export const useCreatePage = () => pagesApi.useCreatePageMutation({ fixedCacheKey: CREATION_KEY });

/** The pending call that creates a page; undefined if there is none. */
export const pendingCreation = () => pagesApi.util.getRunningMutationThunk('createPage', CREATION_KEY);

/** Fetches the current version of a page and updates it in every cached answer; undefined if that fails. */
export function fetchPage(id: string): ApiThunk<Promise<PageDto | undefined>> {
  return async (dispatch) => {
    const { data } = await dispatch(
      pagesApi.endpoints.pagesGetPageById.initiate(
        { pageIdDto: { id } },
        { forceRefetch: true, subscribe: false },
      ),
    );
    if (data) dispatch(patchCachedPage(id, data.data.page));
    return data?.data.page;
  };
}

/** Refetches a page on the screens that show it. */
export const refetchPage = (id: PageDto['id']) => pagesApi.util.invalidateTags([{ type: 'Pages', id }]);

export const {
  usePagesGetAllPagesQuery,
  usePagesGetSuggestionsQuery,
  usePagesGetPageByIdQuery,
  usePagesToggleFollowMutation,
  usePagesDeleteMutation,
  useUpdatePageMutation,
} = pagesApi;
