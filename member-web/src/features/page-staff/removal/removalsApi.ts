import { isNotFound } from '../../../api/errors';
import { generatedRemovalsApi } from './generated';

/** A 404 means that it is gone already. */
const isGone = (answer: unknown, error: unknown) => answer !== undefined || isNotFound(error);

const removalsApi = generatedRemovalsApi.enhanceEndpoints({
  endpoints: {
    pageRemovalsRemovePost: {
      invalidatesTags: (answer, error) => (isGone(answer, error) ? ['Feed', 'Pages'] : []),
    },
    // The replies to it stay, and move up.
    pageRemovalsRemoveComment: {
      invalidatesTags: (answer, error) =>
        isGone(answer, error) ? ['Comments', 'Feed', 'Post', 'Pages'] : [],
    },
  },
});

export const { usePageRemovalsRemovePostMutation, usePageRemovalsRemoveCommentMutation } = removalsApi;
