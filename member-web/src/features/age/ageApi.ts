import { generatedAgeApi } from './generated';

/** Its calls are here and not in src/api, because few members open this. */
const ageApi = generatedAgeApi.enhanceEndpoints({
  addTagTypes: ['Age'],
  endpoints: {
    ageGetAge: { providesTags: ['Age'] },
    // The profile says whether the question is due, and whether a consent is lacking.
    ageSetAge: { invalidatesTags: (answer) => (answer ? ['Age', 'Profile'] : []) },
    // After a refusal, too: somebody may have answered meanwhile.
    ageAskGuardian: { invalidatesTags: ['Age'] },
    ageWithdrawConsent: { invalidatesTags: ['Age'] },
  },
});

export const {
  useAgeGetAgeQuery,
  useAgeSetAgeMutation,
  useAgeAskGuardianMutation,
  useAgeWithdrawConsentMutation,
} = ageApi;
