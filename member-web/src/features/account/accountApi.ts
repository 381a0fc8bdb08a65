import { generatedApi } from '../../api/generated';

const accountApi = generatedApi
  .enhanceEndpoints({
    endpoints: {
      accountGetSessions: { providesTags: ['Sessions'] },
      // Also when it fails: the session may have ended by itself meanwhile.
      accountEndSession: { invalidatesTags: ['Sessions'] },
      accountEndOtherSessions: { invalidatesTags: ['Sessions'] },
      accountChangePassword: { invalidatesTags: (answer) => (answer ? ['Sessions'] : []) },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** `account/export` by hand: it answers with a file. The argument takes it. */
      downloadExport: build.mutation<null, (file: Blob) => void>({
        query: (onFile) => ({ url: '/user/account/export', onFile }),
      }),
    }),
  });

export const {
  useAccountGetRemovalsQuery,
  useAccountGetSessionsQuery,
  useAccountEndSessionMutation,
  useAccountEndOtherSessionsMutation,
  useAccountChangePasswordMutation,
  useAccountDeleteMutation,
  useDownloadExportMutation,
} = accountApi;
