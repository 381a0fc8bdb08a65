import { generatedApi } from '../../api/generated';

const accountApi = generatedApi
  .enhanceEndpoints({
    endpoints: {
      accountGetSessions: { providesTags: ['Sessions'] },
      // Also on failure, because the session may have expired meanwhile.
      accountEndSession: { invalidatesTags: ['Sessions'] },
      accountEndOtherSessions: { invalidatesTags: ['Sessions'] },
      accountChangePassword: { invalidatesTags: (answer) => (answer ? ['Sessions'] : []) },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** `account/export`, written by hand because its answer is a file. The argument receives the file. */
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
  useAccountSendConfirmationMutation,
  useAccountChangeEmailMutation,
  useAccountDeleteMutation,
  useDownloadExportMutation,
} = accountApi;
