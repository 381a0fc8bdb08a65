import { isNotFound } from '../../../api/errors';
import type { ApiThunk } from '../../../api/thunks';
import { discardDraftsFor } from '../../../lib/drafts/discardDrafts';
import type * as generated from '../generated';
import { generatedOpeningsApi } from '../generated';

/** An opening in a list, for its own screen, and in the list of who posted it. */
export type OpeningDto = generated.OpeningDto;
export type OpeningDetailsDto = generated.OpeningDetailsDto;
export type OwnOpeningDto = generated.OwnOpeningDto;

const LIST = { type: 'Openings', id: 'LIST' } as const;
const tagOf = (id: string) => ({ type: 'Openings' as const, id });
/** After a change of an opening, its details and every list are asked for again. */
const changed = (answer: unknown, id: string) => (answer ? [LIST, tagOf(id)] : []);

/** The calls about openings. */
export const openingsApi = generatedOpeningsApi.enhanceEndpoints({
  addTagTypes: ['Openings'],
  endpoints: {
    openingsGetOpenings: { providesTags: [LIST] },
    openingsGetOwn: { providesTags: [LIST] },
    openingsGetOpening: {
      providesTags: (_answer, _error, { openingIdDto }) => [tagOf(openingIdDto.id)],
    },
    openingsCreate: { invalidatesTags: (answer) => (answer ? [LIST] : []) },
    openingsUpdate: {
      invalidatesTags: (answer, _error, { updateOpeningDto: { id } }) => changed(answer, id),
    },
    openingsClose: { invalidatesTags: (answer, _error, { openingIdDto: { id } }) => changed(answer, id) },
    openingsToggleSave: {
      invalidatesTags: (answer, _error, { openingIdDto: { id } }) => changed(answer, id),
    },
    openingsDelete: {
      // A 404 means that it was deleted elsewhere, so it counts as deleted. It is not refetched, because its screen closes.
      invalidatesTags: (answer, error) => (answer || isNotFound(error) ? [LIST] : []),
      onQueryStarted: async ({ openingIdDto: { id } }, { dispatch, queryFulfilled }) => {
        const isGone = await queryFulfilled.then(
          () => true,
          ({ error }: { error: unknown }) => isNotFound(error),
        );
        if (isGone) dispatch(discardDraftsFor('opening', id));
      },
    },
  },
});

/** Fetches the current version of an opening; undefined if that fails. */
export function fetchOpening(id: string): ApiThunk<Promise<OpeningDetailsDto | undefined>> {
  return async (dispatch) => {
    const { data } = await dispatch(
      openingsApi.endpoints.openingsGetOpening.initiate(
        { openingIdDto: { id } },
        { forceRefetch: true, subscribe: false },
      ),
    );
    return data?.data;
  };
}

export const {
  useOpeningsGetOpeningsQuery,
  useOpeningsGetOwnQuery,
  useOpeningsGetOpeningQuery,
  useOpeningsCreateMutation,
  useOpeningsUpdateMutation,
  useOpeningsCloseMutation,
  useOpeningsDeleteMutation,
  useOpeningsToggleSaveMutation,
} = openingsApi;
