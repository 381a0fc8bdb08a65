import { generatedGuardianApi } from './generated';

/** Apart from the member's calls about the age: a guardian's page must not wait for them. */
const guardianApi = generatedGuardianApi.enhanceEndpoints({
  endpoints: {
    // A guardian has no session here; a member who reads the mail must not lose theirs.
    guardianGetGuardianRequest: { extraOptions: { anonymous: true } },
    guardianAnswerGuardian: { extraOptions: { anonymous: true } },
  },
});

export const { useGuardianGetGuardianRequestQuery, useGuardianAnswerGuardianMutation } = guardianApi;
