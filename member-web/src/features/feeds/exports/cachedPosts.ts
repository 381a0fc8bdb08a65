import {
  generatedApi,
  type FeedDto,
  type FeedListDto,
  type FeedsGetFeedByIdApiResponse,
} from '../../../api/generated';
import type { ApiThunk } from '../../../api/thunks';

const { endpoints, util } = generatedApi;

/** The endpoints whose answer is a page of posts. */
const LISTS = [
  'feedsGetAllFeeds',
  'feedsGetFollowing',
  'feedsGetPopular',
  'feedsGetTitled',
  'savedGetAll',
  'topicsGetPosts',
] as const;
type ListEndpoint = (typeof LISTS)[number];
const isList = (endpoint: string): endpoint is ListEndpoint =>
  (LISTS as readonly string[]).includes(endpoint);
interface ListAnswer {
  data: Pick<FeedListDto, 'feeds' | 'held' | 'pinned'>;
}

/** The posts in an answer (Immer drafts if the answer is one); none if it contains other data. */
export function postsIn(endpoint: string, answer: unknown): FeedDto[] {
  if (isList(endpoint)) return listed(answer as ListAnswer);
  if (endpoint === 'feedsGetFeedById') return [(answer as FeedsGetFeedByIdApiResponse).data];
  return [];
}

/** The posts of a list, and those that are pinned above it. */
const listed = ({ data: { feeds, pinned = [] } }: ListAnswer): FeedDto[] => [...feeds, ...pinned];

/** Changes every cached page of posts. */
function patchLists(patch: (answer: ListAnswer) => void): ApiThunk<void> {
  return (dispatch, getState) => {
    for (const endpoint of LISTS) {
      for (const arg of util.selectCachedArgsForQuery(getState(), endpoint)) {
        // The endpoint and its argument come from the same entry, which TypeScript cannot see.
        dispatch(util.updateQueryData(endpoint as 'feedsGetAllFeeds', arg as never, patch));
      }
    }
  };
}

/** Updates a post in every cached answer that contains it: lists and the single post. */
export function patchCachedPost(feedId: string, patch: (post: FeedDto) => void): ApiThunk<void> {
  return (dispatch, getState) => {
    dispatch(
      patchLists((answer) => {
        for (const post of listed(answer)) if (post.id === feedId) patch(post);
      }),
    );
    for (const arg of util.selectCachedArgsForQuery(getState(), 'feedsGetFeedById')) {
      if (arg.getFeedByIdDto.id !== feedId) continue;
      dispatch(util.updateQueryData('feedsGetFeedById', arg, ({ data }) => patch(data)));
    }
  };
}

/** Removes a deleted post from every cached list. */
export function dropCachedPost(feedId: string): ApiThunk<void> {
  return patchLists(({ data }) => {
    const others = ({ id }: FeedDto) => id !== feedId;
    data.feeds = data.feeds.filter(others);
    data.held = data.held?.filter(others);
    data.pinned = data.pinned?.filter(others);
  });
}

/** The cached post as the member sees it now, from any answer that contains it. */
export function readCachedPost(feedId: string): ApiThunk<FeedDto | undefined> {
  return (_dispatch, getState) => {
    const state = getState();
    const single = endpoints.feedsGetFeedById.select({ getFeedByIdDto: { id: feedId } })(state).data?.data;
    const lists = LISTS.flatMap((endpoint) =>
      util
        .selectCachedArgsForQuery(state, endpoint)
        .flatMap((arg) => endpoints[endpoint].select(arg as never)(state).data?.data.feeds ?? []),
    );
    return single ?? lists.find(({ id }) => id === feedId);
  };
}

/** Refetches every active query that contains the post, and drops inactive ones from the cache. */
export function refetchCachedPost(feedId: string): ApiThunk<void> {
  return (dispatch) => void dispatch(util.invalidateTags([{ type: 'Post', id: feedId }]));
}
