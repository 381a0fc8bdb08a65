import {
  generatedApi,
  type FeedDto,
  type FeedsCreateApiResponse,
  type FeedsUpdateApiResponse,
} from '../../api/generated';
import { isNotFound, removalText } from '../../api/errors';
import type { CacheUpdate } from '../../api/cacheUpdates';
import { updateEverywhere } from '../../api/updateEverywhere';
import type { ApiThunk } from '../../api/thunks';
import {
  isExistingAttachment,
  isNewAttachment,
  type NewAttachment,
  type Attachment,
} from '../../components/ImagePicker/attachments';
import { discardDraftsFor } from '../../lib/drafts/discardDrafts';
import type { PollChange } from './composer/pollForm';
import type { Heading } from './composer/subject';
import { dropCachedPost, patchCachedPost, postsIn } from './exports/cachedPosts';

interface PostToSend {
  /** Allow-listed HTML; may be empty when there are pictures. */
  content: string;
  /** Ids of members whom it mentions; undefined if none was ever chosen. */
  mentions?: string[];
  /** Of a question or an article. */
  heading?: Heading;
  /** Null for none; undefined leaves that of an existing post. */
  poll?: PollChange;
  /** Called with the progress of the upload, 0 to 1. */
  onUploadProgress: (share: number) => void;
}

export interface NewPost extends PostToSend {
  images: NewAttachment[];
  /** The page to post on; everyone without it. */
  pageId?: string;
  /** The project that it is an update about; not together with a page. */
  projectId?: string;
  /** The same for every attempt to send the same post, so that a lost answer does not publish it twice. */
  idempotencyKey: string;
}

export interface ChangedPost extends PostToSend {
  id: string;
  /** All pictures after the edit: those of the post that stay, then new ones. */
  images: Attachment[];
  /** The version that the edit is based on; without it the server does not check. */
  version: string | undefined;
}

const postTag = ({ id }: FeedDto) => ({ type: 'Post' as const, id });

export const feedsApi = generatedApi
  .enhanceEndpoints({
    endpoints: {
      feedsGetAllFeeds: {
        providesTags: (answer) => ['Feed', ...(answer?.data.feeds.map(postTag) ?? [])],
      },
      feedsGetFollowing: {
        providesTags: (answer) => ['Feed', 'Following', ...(answer?.data.feeds.map(postTag) ?? [])],
      },
      feedsGetPopular: {
        providesTags: (answer) => ['Feed', ...(answer?.data.feeds.map(postTag) ?? [])],
      },
      feedsGetTitled: {
        providesTags: (answer) => ['Feed', ...(answer?.data.feeds.map(postTag) ?? [])],
      },
      feedsGetFeedById: {
        providesTags: (_answer, _error, { getFeedByIdDto }) => [{ type: 'Post', id: getFeedByIdDto.id }],
        onQueryStarted: async ({ getFeedByIdDto }, { dispatch, queryFulfilled }) => {
          const failure = await queryFulfilled.then(
            () => undefined,
            ({ error }: { error: unknown }) => error,
          );
          // A post that administrators removed may be restored.
          const isGone = isNotFound(failure) && removalText(failure) === undefined;
          if (isGone) dispatch(discardDraftsFor('post', getFeedByIdDto.id));
        },
      },
      pinsPinPost: { invalidatesTags: (answer) => (answer ? ['Feed'] : []) },
      feedsDelete: {
        // A 404 means that the post was deleted elsewhere, so it counts as deleted. The post itself is not refetched,
        // because its screen closes.
        invalidatesTags: (answer, error) => (answer || isNotFound(error) ? ['Feed', 'Pages'] : []),
        onQueryStarted: async ({ deleteFeedDto }, { dispatch, queryFulfilled }) => {
          const isGone = await queryFulfilled.then(
            () => true,
            ({ error }: { error: unknown }) => isNotFound(error),
          );
          if (!isGone) return;
          dispatch(dropCachedPost(deleteFeedDto.id));
          dispatch(discardDraftsFor('post', deleteFeedDto.id));
        },
      },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** `feeds/create`, written by hand: the generator supports neither file uploads nor upload progress. */
      createPost: build.mutation<FeedsCreateApiResponse, NewPost>({
        query: ({
          content,
          mentions,
          heading,
          poll,
          images,
          pageId,
          projectId,
          idempotencyKey,
          onUploadProgress,
        }) => {
          const form = new FormData();
          form.append(
            'feedData',
            JSON.stringify({
              content,
              alts: images.map(({ alt }) => alt),
              mentions,
              poll: poll ?? undefined,
            }),
          );
          if (pageId !== undefined) form.append('pageId', pageId);
          if (projectId !== undefined) form.append('projectId', projectId);
          if (heading) {
            form.append('kind', heading.kind);
            appendHeading(form, heading);
          }
          for (const { file } of images) form.append('images', file, file.name);
          return {
            url: '/user/feeds/create',
            method: 'POST',
            body: form,
            headers: { 'Idempotency-Key': idempotencyKey },
            onUploadProgress,
          };
        },
        // The page's number of posts and its last activity have changed.
        invalidatesTags: (answer) =>
          answer ? ['Feed', ...(answer.data.Page ? ['Pages' as const] : [])] : [],
      }),
      /** `feeds/update`, written by hand for the same reasons. */
      updatePost: build.mutation<FeedsUpdateApiResponse, ChangedPost>({
        query: ({ id, content, mentions, heading, poll, images, version, onUploadProgress }) => {
          const added = images.filter(isNewAttachment);
          const existing = images.filter(isExistingAttachment);
          const form = new FormData();
          form.append('id', id);
          if (version !== undefined) form.append('version', version);
          if (heading) appendHeading(form, heading);
          form.append(
            'feedData',
            JSON.stringify({
              content,
              alts: added.map(({ alt }) => alt),
              existingAlts: Object.fromEntries(existing.map(({ path, alt }) => [path, alt])),
              mentions,
              poll,
            }),
          );
          form.append('existingImages', JSON.stringify(existing.map(({ path }) => path)));
          for (const { file } of added) form.append('images', file, file.name);
          return { url: '/user/feeds/update', method: 'POST', body: form, onUploadProgress };
        },
        onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
          const answer = await queryFulfilled.catch(() => undefined);
          if (answer) dispatch(updateEverywhere(`post:${id}`, postContentUpdate(answer.data.data)));
        },
      }),
    }),
  });

function appendHeading(form: FormData, { kind, title, isPublic }: Heading): void {
  form.append('title', title);
  if (kind === 'article') form.append('isPublic', String(isPublic));
}

/** An update of a post's content. It leaves out likes and comments, because their calls may be newer than this one. */
function postContentUpdate(saved: FeedDto): CacheUpdate {
  const { id, title, isPublic, feedData, mentions, poll, editedAt, version } = saved;
  return {
    apply: (endpoint, answer) => {
      for (const post of postsIn(endpoint, answer)) {
        if (post.id === id)
          Object.assign(post, { title, isPublic, feedData, mentions, poll, editedAt, version });
      }
    },
  };
}

/** Fetches the current version of a post and updates it in every cached answer; undefined if that fails. */
export function fetchPost(id: string): ApiThunk<Promise<FeedDto | undefined>> {
  return async (dispatch) => {
    const { data } = await dispatch(
      feedsApi.endpoints.feedsGetFeedById.initiate(
        { getFeedByIdDto: { id } },
        { forceRefetch: true, subscribe: false },
      ),
    );
    if (data) dispatch(patchCachedPost(id, (post) => void Object.assign(post, data.data)));
    return data?.data;
  };
}

export const {
  useFeedsGetAllFeedsQuery,
  useFeedsGetFollowingQuery,
  useFeedsGetPopularQuery,
  useFeedsGetFeedByIdQuery,
  useFeedsDeleteMutation,
  usePinsPinPostMutation,
  useCreatePostMutation,
  useUpdatePostMutation,
} = feedsApi;
