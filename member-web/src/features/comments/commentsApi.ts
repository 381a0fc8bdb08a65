import { MAX_PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { generatedApi, type CommentDto, type CommentListResponseDto } from '../../api/generated';
import { isNotFound } from '../../api/errors';
import { updateEverywhere } from '../../api/updateEverywhere';
import type { ApiThunk } from '../../api/thunks';
import { discardDraftsFor } from '../../lib/drafts/discardDrafts';
import { patchCachedPost, readCachedPost } from '../feeds/exports/cachedPosts';
import {
  addCachedReply,
  commentListsApi,
  commentUpdate,
  dropCachedComment,
  postsWithComment,
} from './cachedComments';

const { util } = commentListsApi;

const commentsApi = commentListsApi.enhanceEndpoints({
  endpoints: {
    commentsCreate: {
      invalidatesTags: (answer, _error, { createCommentDto }) =>
        answer ? [{ type: 'Comments', id: createCommentDto.feedId }] : [],
      onQueryStarted: async ({ createCommentDto }, { dispatch, queryFulfilled }) => {
        const before = dispatch(readCachedPost(createCommentDto.feedId))?.comments ?? 0;
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        const { data: added } = answer.data;
        if (added.parentId !== null) dispatch(addCachedReply(createCommentDto.feedId, added));
        dispatch(
          patchCachedPost(createCommentDto.feedId, (post) => {
            // Live updates may have counted it already.
            post.comments = Math.max(post.comments, before + 1);
          }),
        );
      },
    },
    commentsUpdate: {
      onQueryStarted: async ({ updateCommentDto: { id } }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(updateEverywhere(`comment:${id}`, commentUpdate(answer.data.data)));
      },
    },
    commentsDelete: {
      onQueryStarted: async ({ deleteCommentDto: { id } }, { dispatch, queryFulfilled }) => {
        const before = new Map(
          dispatch(postsWithComment(id)).map((feedId) => [
            feedId,
            dispatch(readCachedPost(feedId))?.comments,
          ]),
        );
        // A 404 means that the comment was deleted elsewhere, so it counts as deleted.
        const isGone = await queryFulfilled.then(
          () => true,
          ({ error }: { error: unknown }) => isNotFound(error),
        );
        if (!isGone) return;
        dispatch(discardDraftsFor('comment', id));
        for (const feedId of dispatch(postsWithComment(id))) {
          dispatch(
            patchCachedPost(feedId, (post) => {
              // Live updates may have left it out already.
              const known = before.get(feedId) ?? post.comments;
              post.comments = Math.max(0, Math.min(post.comments, known - 1));
            }),
          );
          dispatch(dropCachedComment(id));
          // The following comments have moved up by one position.
          dispatch(util.invalidateTags([{ type: 'Comments', id: feedId }]));
        }
      },
    },
  },
});

/**
 * The key of the call that saves an edit. All editors of the comment share it, because the editor may be closed and
 * opened again before the answer arrives.
 */
const saveKeyOf = (commentId: string) => `edit-comment:${commentId}`;

/** Saves an edit of a comment. */
export const useSaveComment = (commentId: string) =>
  commentsApi.useCommentsUpdateMutation({ fixedCacheKey: saveKeyOf(commentId) });

/** The pending call that saves an edit of a comment; undefined if there is none. */
export const pendingSave = (commentId: string) =>
  commentsApi.util.getRunningMutationThunk('commentsUpdate', saveKeyOf(commentId));

/**
 * Fetches the current version of a comment; undefined if that fails. The API returns comments only in lists, so the
 * list of its post is searched.
 */
export function fetchComment(commentId: string): ApiThunk<Promise<CommentDto | undefined>> {
  return async (dispatch) => {
    const [feedId] = dispatch(postsWithComment(commentId));
    let after: string | undefined = '';
    while (after !== undefined && feedId !== undefined) {
      const { data }: { data?: CommentListResponseDto } = await dispatch(
        generatedApi.endpoints.commentsGetFeedComments.initiate(
          { getFeedCommentsDto: { feedId, after, limit: MAX_PAGE_SIZE } },
          { forceRefetch: true, subscribe: false },
        ),
      );
      // Without `threads` the list is flat, with the replies, and no comment of it is deleted.
      const comments = data?.data.comments as readonly CommentDto[] | undefined;
      const found = comments?.find(({ id }) => id === commentId);
      if (found) {
        dispatch(updateEverywhere(`comment:${commentId}`, commentUpdate(found)));
        return found;
      }
      after = data?.data.pagination.next ?? undefined;
    }
    return undefined;
  };
}

export const {
  useCommentsCreateMutation,
  useCommentsDeleteMutation,
  useCommentsOfPostInfiniteQuery,
  useRepliesToCommentInfiniteQuery,
} = commentsApi;
