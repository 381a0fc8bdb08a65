import { generatedApi } from '../../api/generated';

const authApi = generatedApi.enhanceEndpoints({
  endpoints: {
    // These calls send no token, so that a 401 does not end a session.
    authSignUp: { extraOptions: { anonymous: true } },
    authLogin: { extraOptions: { anonymous: true } },
    authForgotPassword: { extraOptions: { anonymous: true } },
    authCheckResetLink: { extraOptions: { anonymous: true } },
    authResetPassword: { extraOptions: { anonymous: true } },
    // The profile says whether the address is confirmed.
    authConfirmEmail: {
      extraOptions: { anonymous: true },
      invalidatesTags: (answer) => (answer ? ['Profile', 'EmailChange'] : []),
    },
    accountRestore: { extraOptions: { anonymous: true } },
    reviewAppealSuspension: { extraOptions: { anonymous: true } },
  },
});

export const {
  useAuthSignUpMutation,
  useAuthLoginMutation,
  useAuthForgotPasswordMutation,
  useAuthCheckResetLinkMutation,
  useAuthResetPasswordMutation,
  useAuthConfirmEmailMutation,
  useAccountRestoreMutation,
  useReviewAppealSuspensionMutation,
} = authApi;
