import { generatedApi } from '../../api/generated';
import { patchCachedPost } from '../feeds/exports/cachedPosts';

const answersApi = generatedApi.enhanceEndpoints({
  endpoints: {
    commentsGetAnswer: {
      providesTags: (_answer, _error, { getAnswerDto }) => [{ type: 'Comments', id: getAnswerDto.feedId }],
    },
    commentsAcceptAnswer: {
      onQueryStarted: async ({ acceptAnswerDto: { feedId } }, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => undefined);
        if (!saved) return;
        const { answerId } = saved.data.data;
        dispatch(patchCachedPost(feedId, (post) => void Object.assign(post, { answerId })));
      },
      // The list of unanswered questions has changed, and so has the answer.
      invalidatesTags: (answer, _error, { acceptAnswerDto: { feedId } }) =>
        answer ? ['Feed', { type: 'Comments', id: feedId }] : [],
    },
  },
});

export const { useCommentsGetAnswerQuery, useCommentsAcceptAnswerMutation } = answersApi;
