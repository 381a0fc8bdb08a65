import type { CacheUpdate } from '../../api/cacheUpdates';
import { generatedApi, type PollDto } from '../../api/generated';
import { updateEverywhere } from '../../api/updateEverywhere';
import { postsIn } from '../feeds/exports/cachedPosts';

/** The poll of a post as an answer has it, also in answers that were asked for before it. */
function pollUpdate(feedId: string, poll: PollDto): CacheUpdate {
  return {
    apply: (endpoint, answer) => {
      for (const post of postsIn(endpoint, answer)) if (post.id === feedId) post.poll = poll;
    },
  };
}

export const { usePollsVoteMutation, usePollsCloseMutation } = generatedApi.enhanceEndpoints({
  endpoints: {
    pollsVote: {
      onQueryStarted: async ({ voteDto: { feedId } }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(updateEverywhere(`poll:${feedId}`, pollUpdate(feedId, answer.data.data)));
      },
    },
    pollsClose: {
      onQueryStarted: async ({ closePollDto: { feedId } }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(updateEverywhere(`poll:${feedId}`, pollUpdate(feedId, answer.data.data)));
      },
    },
  },
});
