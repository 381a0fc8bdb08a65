import { generatedApi } from '../../api/generated';

const authApi = generatedApi.enhanceEndpoints({
  endpoints: {
    // These calls send no token, so that a 401 does not end a session.
    authSignUp: { extraOptions: { anonymous: true } },
    authLogin: { extraOptions: { anonymous: true } },
    authForgotPassword: { extraOptions: { anonymous: true } },
    authResetPassword: { extraOptions: { anonymous: true } },
    accountRestore: { extraOptions: { anonymous: true } },
  },
});

export const {
  useAuthSignUpMutation,
  useAuthLoginMutation,
  useAuthForgotPasswordMutation,
  useAuthResetPasswordMutation,
  useAccountRestoreMutation,
} = authApi;
