import { generatedApi, type FeedDto, type FeedsCreateApiResponse } from '../../api/generated';

/** Posts per page of the feed. */
export const FEED_PAGE_SIZE = 10;

export interface NewPost {
  /** HTML of the allow-list; may be empty when there are pictures. */
  content: string;
  images: { file: File; alt: string }[];
  /** The same for every attempt at sending the same post, so that a lost answer does not make two of it. */
  idempotencyKey: string;
  /** Share of the pictures that has left this device, 0 to 1. */
  onUploadProgress: (share: number) => void;
}

const postTag = ({ id }: FeedDto) => ({ type: 'Post' as const, id });

export const feedsApi = generatedApi
  .enhanceEndpoints({
    endpoints: {
      feedsGetAllFeeds: {
        providesTags: (answer) => ['Feed', ...(answer?.data.feeds.map(postTag) ?? [])],
      },
      feedsGetFeedById: {
        providesTags: (_answer, _error, { getFeedByIdDto }) => [{ type: 'Post', id: getFeedByIdDto.id }],
      },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** `feeds/create` by hand: the generator knows neither forms with files nor how far an upload has come. */
      createPost: build.mutation<FeedsCreateApiResponse, NewPost>({
        query: ({ content, images, idempotencyKey, onUploadProgress }) => {
          const form = new FormData();
          form.append('feedData', JSON.stringify({ content, alts: images.map(({ alt }) => alt) }));
          for (const { file } of images) form.append('images', file, file.name);
          return {
            url: '/user/feeds/create',
            method: 'POST',
            body: form,
            headers: { 'Idempotency-Key': idempotencyKey },
            onUploadProgress,
          };
        },
        invalidatesTags: (answer) => (answer ? ['Feed'] : []),
      }),
    }),
  });

export const { useFeedsGetAllFeedsQuery, useFeedsGetFeedByIdQuery, useCreatePostMutation } = feedsApi;
