import { generatedApi } from '../../api/generated';

const authApi = generatedApi.enhanceEndpoints({
  endpoints: {
    // These send no token: a 401 then says something about the form, not about a session.
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
