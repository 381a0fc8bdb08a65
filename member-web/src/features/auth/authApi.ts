import { generatedApi } from '../../api/generated';

const authApi = generatedApi
  .enhanceEndpoints({
    endpoints: {
      // These two send no token: a 401 then says something about the form, not about a session.
      authSignUp: { extraOptions: { anonymous: true } },
      authLogin: { extraOptions: { anonymous: true } },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** `logout` by hand: it carries the token of a session that this site has already forgotten. */
      endSession: build.mutation<unknown, string>({
        query: (token) => ({ url: '/user/auth/logout', headers: { Authorization: token } }),
        extraOptions: { anonymous: true },
      }),
    }),
  });

export const { useAuthSignUpMutation, useAuthLoginMutation, useEndSessionMutation } = authApi;
