import { generatedApi } from '../../api/generated';

const accountApi = generatedApi.enhanceEndpoints({
  endpoints: {
    accountGetSessions: { providesTags: ['Sessions'] },
    // Also when it fails: the session may have ended by itself meanwhile.
    accountEndSession: { invalidatesTags: ['Sessions'] },
    accountEndOtherSessions: { invalidatesTags: ['Sessions'] },
    accountChangePassword: { invalidatesTags: (answer) => (answer ? ['Sessions'] : []) },
  },
});

export const {
  useAccountGetSessionsQuery,
  useAccountEndSessionMutation,
  useAccountEndOtherSessionsMutation,
  useAccountChangePasswordMutation,
  useAccountDeleteMutation,
} = accountApi;
