import { generatedApi, type LikeListDto } from '../../api/generated';
import { GROWING } from '../../api/growing';

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
      likesOfPost: build.infiniteQuery<LikeListDto, string, string>({
        infiniteQueryOptions: GROWING,
        query: ({ queryArg: feedId, pageParam: after }) => ({
          url: '/user/likes/getFeedLikes',
          method: 'POST',
          body: { feedId, after, limit: LIKES_PER_LOAD },
        }),
        transformResponse: (answer: { data: LikeListDto }) => answer.data,
        providesTags: (_answer, _error, feedId) => [{ type: 'Likes', id: feedId }],
      }),
    }),
  });

export const { useLikesOfPostInfiniteQuery, useLikesGetFacesQuery } = likesApi;
