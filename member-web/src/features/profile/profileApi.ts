import { generatedApi } from '../../api/generated';

const profileApi = generatedApi.enhanceEndpoints({
  endpoints: {
    profileGet: {
      providesTags: (answer) => (answer ? [{ type: 'Profile', id: answer.data.User.id }] : []),
    },
  },
});

export const { useProfileGetQuery } = profileApi;
