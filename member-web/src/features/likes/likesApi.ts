import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { generatedApi, type LikeListDto } from '../../api/generated';
import { GROWING } from '../../api/growing';

export const likesApi = generatedApi
  .enhanceEndpoints({ endpoints: { likesGetFaces: { providesTags: ['Likes'] } } })
  .injectEndpoints({
    endpoints: (build) => ({
      /**
       * The likes of a post, newest first, a page per load. Written by hand because the generator does not support infinite
       * queries.
       */
      likesOfPost: build.infiniteQuery<LikeListDto, string, string>({
        infiniteQueryOptions: GROWING,
        query: ({ queryArg: feedId, pageParam: after }) => ({
          url: '/user/likes/getFeedLikes',
          method: 'POST',
          body: { feedId, after, limit: PAGE_SIZE },
        }),
        transformResponse: (answer: { data: LikeListDto }) => answer.data,
        providesTags: (_answer, _error, feedId) => [{ type: 'Likes', id: feedId }],
      }),
    }),
  });

export const { useLikesOfPostInfiniteQuery, useLikesGetFacesQuery } = likesApi;
