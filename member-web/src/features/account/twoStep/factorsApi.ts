import { generatedFactorsApi } from './generated';

/** Its calls are here and not in src/api, because few members open this. */
const factorsApi = generatedFactorsApi.enhanceEndpoints({
  addTagTypes: ['Factors'],
  endpoints: {
    factorsGetFactors: { providesTags: ['Factors'] },
    // The first three use a code up even when they fail, which may have been a recovery code.
    factorsStartTotp: { invalidatesTags: ['Factors'] },
    factorsRemoveTotp: { invalidatesTags: ['Factors'] },
    factorsNewRecoveryCodes: { invalidatesTags: ['Factors'] },
    factorsConfirmTotp: { invalidatesTags: ['Factors'] },
  },
});

export const {
  useFactorsGetFactorsQuery,
  useFactorsStartTotpMutation,
  useFactorsConfirmTotpMutation,
  useFactorsRemoveTotpMutation,
  useFactorsNewRecoveryCodesMutation,
} = factorsApi;
