import { generatedApi, type LikeListDto } from '../../api/generated';

/** Likes per load of the list. */
const LIKES_PER_LOAD = 10;

export const likesApi = generatedApi
  .enhanceEndpoints({ endpoints: { likesGetFaces: { providesTags: ['Likes'] } } })
  .injectEndpoints({
    endpoints: (build) => ({
      /**
       * The likes of a post, newest first, ten per load. Written by hand because the generator does not support infinite
       * queries.
       */
      likesOfPost: build.infiniteQuery<LikeListDto, string, number>({
        infiniteQueryOptions: {
          initialPageParam: 1,
          getNextPageParam: ({ pagination }) =>
            pagination.hasNextPage ? pagination.currentPage + 1 : undefined,
        },
        query: ({ queryArg: feedId, pageParam: page }) => ({
          url: '/user/likes/getFeedLikes',
          method: 'POST',
          body: { feedId, page, limit: LIKES_PER_LOAD },
        }),
        transformResponse: (answer: { data: LikeListDto }) => answer.data,
        providesTags: (_answer, _error, feedId) => [{ type: 'Likes', id: feedId }],
      }),
    }),
  });

export const { useLikesOfPostInfiniteQuery, useLikesGetFacesQuery } = likesApi;
