import { generatedApi } from '../../api/generated';

const searchApi = generatedApi.enhanceEndpoints({
  endpoints: {
    searchFind: {
      // What changes lists of posts or of pages changes what is found, too.
      providesTags: (answer) => [
        'Feed',
        { type: 'Pages', id: 'LIST' },
        ...(answer?.data.posts.items.map(({ id }) => ({ type: 'Post' as const, id })) ?? []),
      ],
    },
  },
});

export const { useSearchFindQuery } = searchApi;
