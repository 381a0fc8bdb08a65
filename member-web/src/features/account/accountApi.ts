import { generatedApi } from '../../api/generated';

const accountApi = generatedApi
  .enhanceEndpoints({
    endpoints: {
      accountGetSessions: { providesTags: ['Sessions'] },
      // Also on failure, because the session may have expired meanwhile.
      accountEndSession: { invalidatesTags: ['Sessions'] },
      accountEndOtherSessions: { invalidatesTags: ['Sessions'] },
      accountGetEmailChange: { providesTags: ['EmailChange'] },
      accountChangeEmail: { invalidatesTags: (answer) => (answer ? ['EmailChange'] : []) },
      // Also on failure, because it may have been confirmed or expired meanwhile.
      accountResendEmailChange: { invalidatesTags: ['EmailChange', 'Profile'] },
      accountCancelEmailChange: { invalidatesTags: ['EmailChange', 'Profile'] },
      // Also the change that waits: it ends with the password.
      accountChangePassword: { invalidatesTags: (answer) => (answer ? ['Sessions', 'EmailChange'] : []) },
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
  useAccountGetEmailChangeQuery,
  useAccountChangeEmailMutation,
  useAccountResendEmailChangeMutation,
  useAccountCancelEmailChangeMutation,
  useAccountDeleteMutation,
  useDownloadExportMutation,
} = accountApi;
