import { generatedApi } from '../../api/generated';

const topicsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    topicsGetPosts: {
      providesTags: (answer) => [
        'Feed',
        ...(answer?.data.feeds.map(({ id }) => ({ type: 'Post' as const, id })) ?? []),
      ],
    },
  },
});

export const { useTopicsGetPostsQuery } = topicsApi;
