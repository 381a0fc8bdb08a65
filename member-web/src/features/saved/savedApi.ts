import { generatedApi } from '../../api/generated';

const savedApi = generatedApi.enhanceEndpoints({
  endpoints: {
    savedGetAll: {
      providesTags: (answer) => [
        'Feed',
        ...(answer?.data.feeds.map(({ id }) => ({ type: 'Post' as const, id })) ?? []),
      ],
    },
  },
});

export const { useSavedGetAllQuery } = savedApi;
