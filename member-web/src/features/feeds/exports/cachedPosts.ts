import {
  generatedApi,
  type FeedDto,
  type FeedsGetAllFeedsApiResponse,
  type FeedsGetFeedByIdApiResponse,
} from '../../../api/generated';
import type { ApiThunk } from '../../../api/thunks';

const { endpoints, util } = generatedApi;

/** The posts in an answer (Immer drafts if the answer is one); none if it contains other data. */
export function postsIn(endpoint: string, answer: unknown): FeedDto[] {
  if (endpoint === 'feedsGetAllFeeds') return (answer as FeedsGetAllFeedsApiResponse).data.feeds;
  if (endpoint === 'feedsGetFeedById') return [(answer as FeedsGetFeedByIdApiResponse).data];
  return [];
}

/** Updates a post in every cached answer that contains it: lists and the single post. */
export function patchCachedPost(feedId: string, patch: (post: FeedDto) => void): ApiThunk<void> {
  return (dispatch, getState) => {
    for (const arg of util.selectCachedArgsForQuery(getState(), 'feedsGetAllFeeds')) {
      dispatch(
        util.updateQueryData('feedsGetAllFeeds', arg, ({ data }) => {
          const post = data.feeds.find(({ id }) => id === feedId);
          if (post) patch(post);
        }),
      );
    }
    for (const arg of util.selectCachedArgsForQuery(getState(), 'feedsGetFeedById')) {
      if (arg.getFeedByIdDto.id !== feedId) continue;
      dispatch(util.updateQueryData('feedsGetFeedById', arg, ({ data }) => patch(data)));
    }
  };
}

/** Removes a deleted post from every cached list. */
export function dropCachedPost(feedId: string): ApiThunk<void> {
  return (dispatch, getState) => {
    for (const arg of util.selectCachedArgsForQuery(getState(), 'feedsGetAllFeeds')) {
      dispatch(
        util.updateQueryData('feedsGetAllFeeds', arg, ({ data }) => {
          data.feeds = data.feeds.filter(({ id }) => id !== feedId);
        }),
      );
    }
  };
}

/** The cached post as the member sees it now, from any answer that contains it. */
export function readCachedPost(feedId: string): ApiThunk<FeedDto | undefined> {
  return (_dispatch, getState) => {
    const state = getState();
    const single = endpoints.feedsGetFeedById.select({ getFeedByIdDto: { id: feedId } })(state).data?.data;
    const lists = util
      .selectCachedArgsForQuery(state, 'feedsGetAllFeeds')
      .flatMap((arg) => endpoints.feedsGetAllFeeds.select(arg)(state).data?.data.feeds ?? []);
    return single ?? lists.find(({ id }) => id === feedId);
  };
}

/** Refetches every active query that contains the post, and drops inactive ones from the cache. */
export function refetchCachedPost(feedId: string): ApiThunk<void> {
  return (dispatch) => void dispatch(util.invalidateTags([{ type: 'Post', id: feedId }]));
}
