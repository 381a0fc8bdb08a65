import { generatedApi, type CommentListDto } from '../../api/generated';
import { patchCachedPost } from '../feeds/public/cachedPosts';

/** Comments per load of the list. */
const COMMENTS_PER_LOAD = 10;

export const commentsApi = generatedApi
  .enhanceEndpoints({
    endpoints: {
      commentsCreate: {
        invalidatesTags: (answer, _error, { createCommentDto }) =>
          answer ? [{ type: 'Comments', id: createCommentDto.feedId }] : [],
        onQueryStarted: async ({ createCommentDto }, { dispatch, queryFulfilled }) => {
          const isAdded = await queryFulfilled.then(
            () => true,
            () => false,
          );
          if (!isAdded) return;
          dispatch(
            patchCachedPost(createCommentDto.feedId, (post) => {
              post.comments += 1;
            }),
          );
        },
      },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** The comments under a post, newest first, ten more with every load; by hand like the likes of a post. */
      commentsOfPost: build.infiniteQuery<CommentListDto, string, number>({
        infiniteQueryOptions: {
          initialPageParam: 1,
          getNextPageParam: ({ pagination }) =>
            pagination.hasNextPage ? pagination.currentPage + 1 : undefined,
        },
        query: ({ queryArg: feedId, pageParam: page }) => ({
          url: '/user/comments/getFeedComments',
          method: 'POST',
          body: { feedId, page, limit: COMMENTS_PER_LOAD },
        }),
        transformResponse: (answer: { data: CommentListDto }) => answer.data,
        providesTags: (_answer, _error, feedId) => [{ type: 'Comments', id: feedId }],
      }),
    }),
  });

export const { useCommentsCreateMutation, useCommentsOfPostInfiniteQuery } = commentsApi;
