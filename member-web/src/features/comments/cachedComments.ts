import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import {
  generatedApi,
  type CommentsGetAnswerApiResponse,
  type CommentDto,
  type CommentListDto,
} from '../../api/generated';
import { GROWING } from '../../api/growing';
import type { CacheUpdate } from '../../api/cacheUpdates';
import type { ApiThunk } from '../../api/thunks';

/** A page of the flat list, in which no comment is deleted. */
export interface CommentsPage extends Pick<CommentListDto, 'pagination'> {
  comments: CommentDto[];
}

export const commentListsApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** The comments on a post, newest first, a page per load. Written by hand for the same reason as `likesOfPost`. */
    commentsOfPost: build.infiniteQuery<CommentsPage, string, string>({
      infiniteQueryOptions: GROWING,
      query: ({ queryArg: feedId, pageParam: after }) => ({
        url: '/user/comments/getFeedComments',
        method: 'POST',
        body: { feedId, after, limit: PAGE_SIZE },
      }),
      transformResponse: (answer: { data: CommentsPage }) => answer.data,
      providesTags: (_answer, _error, feedId) => [{ type: 'Comments', id: feedId }],
    }),
  }),
});

/** The ids of the posts whose cached comments contain this one. */
export function postsWithComment(commentId: string): ApiThunk<string[]> {
  return (_dispatch, getState) =>
    commentListsApi.util.selectCachedArgsForQuery(getState(), 'commentsOfPost').filter((feedId) =>
      commentListsApi.endpoints.commentsOfPost
        .select(feedId)(getState())
        .data?.pages.some(({ comments }) => comments.some(({ id }) => id === commentId)),
    );
}

/** An update that puts a saved comment into cached lists. */
export function commentUpdate(saved: CommentDto): CacheUpdate {
  return {
    apply: (endpoint, answer) => {
      if (endpoint === 'commentsGetAnswer') {
        const shown = answer as CommentsGetAnswerApiResponse;
        if (shown.data?.id === saved.id) shown.data = saved;
      }
      if (endpoint !== 'commentsOfPost') return;
      for (const page of (answer as { pages: CommentsPage[] }).pages) {
        page.comments = page.comments.map((comment) => (comment.id === saved.id ? saved : comment));
      }
    },
  };
}

/** Removes a comment from all cached lists. */
export function dropCachedComment(commentId: string): ApiThunk<void> {
  return (dispatch) => {
    for (const feedId of dispatch(postsWithComment(commentId))) {
      dispatch(
        commentListsApi.util.updateQueryData('commentsOfPost', feedId, ({ pages }) => {
          for (const page of pages) page.comments = page.comments.filter(({ id }) => id !== commentId);
        }),
      );
    }
  };
}
