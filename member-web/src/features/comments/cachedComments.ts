import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import {
  generatedApi,
  type CommentsGetAnswerApiResponse,
  type CommentDto,
  type CommentListDto,
  type ListedCommentDto,
} from '../../api/generated';
import { GROWING } from '../../api/growing';
import type { CacheUpdate } from '../../api/cacheUpdates';
import type { ApiThunk } from '../../api/thunks';

/** So many replies are loaded at once: on a slow phone more would take longer to show than a tap may. */
export const REPLIES_AT_ONCE = 20;

/** A page of a list without deleted comments. */
interface CommentsPage extends Pick<CommentListDto, 'pagination'> {
  comments: CommentDto[];
}

/** The replies to one comment on a post. */
export interface RepliesOf {
  feedId: string;
  parentId: string;
}

export const commentListsApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** The threads of a post, newest first, a page per load. Written by hand for the same reason as `likesOfPost`. */
    commentsOfPost: build.infiniteQuery<CommentListDto, string, string>({
      infiniteQueryOptions: GROWING,
      query: ({ queryArg: feedId, pageParam: after }) => ({
        url: '/user/comments/getFeedComments',
        method: 'POST',
        body: { feedId, threads: true, after, limit: PAGE_SIZE },
      }),
      transformResponse: (answer: { data: CommentListDto }) => answer.data,
      providesTags: (_answer, _error, feedId) => [{ type: 'Comments', id: feedId }],
    }),
    /** The replies to a comment, oldest first. */
    repliesToComment: build.infiniteQuery<CommentsPage, RepliesOf, string>({
      infiniteQueryOptions: GROWING,
      query: ({ queryArg, pageParam: after }) => ({
        url: '/user/comments/getFeedComments',
        method: 'POST',
        body: { ...queryArg, after, limit: REPLIES_AT_ONCE },
      }),
      transformResponse: (answer: { data: CommentsPage }) => answer.data,
      providesTags: (_answer, _error, { feedId }) => [{ type: 'Comments', id: feedId }],
    }),
  }),
});

/** The lists of comments that a cached answer has: threads, the newest replies to each, or the replies to one comment. */
export function commentsIn(endpoint: string, answer: unknown): readonly (readonly ListedCommentDto[])[] {
  if (endpoint !== 'commentsOfPost' && endpoint !== 'repliesToComment') return [];
  const { pages } = answer as { pages: CommentListDto[] };
  return pages.flatMap(({ comments }) => [comments, ...comments.map(({ newest }) => newest ?? [])]);
}

/** The ids of the posts whose cached comments or replies contain this one. */
export function postsWithComment(commentId: string): ApiThunk<string[]> {
  return (_dispatch, getState) => {
    const has = (endpoint: string, answer: unknown) =>
      answer !== undefined &&
      commentsIn(endpoint, answer).some((list) => list.some(({ id }) => id === commentId));
    const { util, endpoints } = commentListsApi;
    const state = getState();
    const posts = util
      .selectCachedArgsForQuery(state, 'commentsOfPost')
      .filter((feedId) => has('commentsOfPost', endpoints.commentsOfPost.select(feedId)(state).data));
    const threads = util
      .selectCachedArgsForQuery(state, 'repliesToComment')
      .filter((replies) => has('repliesToComment', endpoints.repliesToComment.select(replies)(state).data));
    return [...new Set([...posts, ...threads.map(({ feedId }) => feedId)])];
  };
}

/** An update that puts a saved comment into cached lists. */
export function commentUpdate(saved: CommentDto): CacheUpdate {
  return {
    apply: (endpoint, answer) => {
      if (endpoint === 'commentsGetAnswer') {
        const shown = answer as CommentsGetAnswerApiResponse;
        if (shown.data?.id === saved.id) shown.data = saved;
      }
      for (const list of commentsIn(endpoint, answer)) {
        // In place: a thread keeps its replies.
        for (const comment of list) if (comment.id === saved.id) Object.assign(comment, saved);
      }
    },
  };
}

/** Adds a reply that was just saved to its thread. */
export function addCachedReply(feedId: string, reply: CommentDto): ApiThunk<void> {
  return (dispatch) => {
    dispatch(
      commentListsApi.util.updateQueryData('commentsOfPost', feedId, ({ pages }) => {
        const thread = pages.flatMap(({ comments }) => comments).find(({ id }) => id === reply.parentId);
        if (!thread?.newest || thread.newest.some(({ id }) => id === reply.id)) return;
        thread.newest = [...thread.newest, reply].slice(-2);
        thread.replies = (thread.replies ?? 0) + 1;
      }),
    );
  };
}

/** Removes a comment from all cached lists. One with replies stays, as deleted. */
export function dropCachedComment(commentId: string): ApiThunk<void> {
  return (dispatch, getState) => {
    const { util } = commentListsApi;
    for (const feedId of dispatch(postsWithComment(commentId))) {
      dispatch(
        util.updateQueryData('commentsOfPost', feedId, ({ pages }) => {
          for (const page of pages) {
            page.comments = page.comments.filter(({ id, replies }) => id !== commentId || (replies ?? 0) > 0);
            for (const thread of page.comments) {
              if (thread.id === commentId) Object.assign(thread, { comment: null, User: null, mentions: [] });
              const rest = thread.newest?.filter(({ id }) => id !== commentId);
              if (rest?.length === thread.newest?.length) continue;
              thread.newest = rest;
              thread.replies = Math.max(0, (thread.replies ?? 0) - 1);
            }
          }
        }),
      );
    }
    for (const replies of util.selectCachedArgsForQuery(getState(), 'repliesToComment')) {
      dispatch(
        util.updateQueryData('repliesToComment', replies, ({ pages }) => {
          for (const page of pages) page.comments = page.comments.filter(({ id }) => id !== commentId);
        }),
      );
    }
  };
}
