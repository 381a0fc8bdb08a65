import { baseApi as api } from '../../api/baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    ageGetAge: build.query<AgeGetAgeApiResponse, AgeGetAgeApiArg>({
      query: (queryArg) => ({ url: `/user/account/getAge`, method: 'POST', body: queryArg.emptyDto }),
    }),
    ageSetAge: build.mutation<AgeSetAgeApiResponse, AgeSetAgeApiArg>({
      query: (queryArg) => ({ url: `/user/account/setAge`, method: 'POST', body: queryArg.setAgeDto }),
    }),
    ageAskGuardian: build.mutation<AgeAskGuardianApiResponse, AgeAskGuardianApiArg>({
      query: (queryArg) => ({
        url: `/user/account/askGuardian`,
        method: 'POST',
        body: queryArg.askGuardianDto,
      }),
    }),
    ageWithdrawConsent: build.mutation<AgeWithdrawConsentApiResponse, AgeWithdrawConsentApiArg>({
      query: (queryArg) => ({
        url: `/user/account/withdrawConsent`,
        method: 'POST',
        body: queryArg.emptyDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedAgeApi };
export type AgeGetAgeApiResponse = /** status 200 Done. */ AgeResponseDto;
export type AgeGetAgeApiArg = {
  emptyDto: EmptyDto;
};
export type AgeSetAgeApiResponse = /** status 200 Done. */ MessageResponseDto;
export type AgeSetAgeApiArg = {
  setAgeDto: SetAgeDto;
};
export type AgeAskGuardianApiResponse = /** status 200 Done. */ MessageResponseDto;
export type AgeAskGuardianApiArg = {
  askGuardianDto: AskGuardianDto;
};
export type AgeWithdrawConsentApiResponse = /** status 200 Done. */ MessageResponseDto;
export type AgeWithdrawConsentApiArg = {
  emptyDto: EmptyDto;
};
export type GuardianConsentDto = {
  /** One that is asked expires after 14 days; `withdrawn` by the member or by who had agreed. */
  state: 'withdrawn' | 'refused' | 'asked' | 'agreed' | 'expired';
  /** `declared`: by the link in a mail; `document`: an administrator saw one; null until it was agreed to. */
  method: ('declared' | 'document') | null;
  /** What they say they are to the member; null until they agreed. */
  relation: ('parent' | 'guardian') | null;
  /** ISO 8601, UTC; null for a document without a request. */
  askedAt: string | null;
  /** Until when the request can be answered; ISO 8601, UTC. */
  expiresAt: string | null;
  /** When the newest answer came; ISO 8601, UTC. */
  answeredAt: string | null;
};
export type AgeDto = {
  /** Null until the member answered or skipped the question. */
  band: ('adult' | 'minor' | 'under16' | 'undisclosed') | null;
  /** Whether the installation asks, or requires, the consent of a parent or guardian of members of 16 or 17. */
  guardianConsent: 'off' | 'ask' | 'require';
  /** Null when nobody was asked. */
  consent: GuardianConsentDto | null;
  /** From when on the member only reads until somebody has agreed; ISO 8601, UTC. Null where no consent is required or there is one,
    and in the first minute. */
  neededBy: string | null;
};
export type AgeResponseDto = {
  data: AgeDto;
  /** Always true. */
  success: boolean;
};
export type ErrorResponseDto = {
  /** Always false. */
  success: boolean;
  /** The error and what to do about it, for display. */
  message: string;
  /** Stable code for programs: `validation_failed`, `malformed_request`, `too_complex`, `unauthorized`,
    `invalid_credentials`, `second_factor_required`, `second_factor_missing`, `account_suspended`, `account_deleted`, `reset_link_dead`, `confirm_link_dead`,
    `unsubscribe_link_dead`, `forbidden`, `not_found`,
    `removed`, `conflict`, `stale`, `state_changed`, `team_full`, `thread_full`, `poll_started`, `poll_ended`, `not_restorable`, `payload_too_large`, `unsupported_media_type`,
    `idempotency_mismatch`, `too_many_requests`, `maintenance`, `media_unavailable` or `internal_error`. Later versions
    may add codes; treat an unknown code by its HTTP status. */
  error: string;
  /** Message per field, for validation (400: the first twenty fields) and conflicts (409). */
  errors?: {
    [key: string]: string;
  };
  /** The request's id in the server's logs. */
  requestId: string;
};
export type EmptyDto = {};
export type MessageResponseDto = {
  /** Result, for display. */
  message: string;
  /** Always true. */
  success: boolean;
};
export type SetAgeDto = {
  /** `adult`: 18 or older; `minor`: 16 or 17; `undisclosed`: the member does not say. `under16` deletes the account at once, for
    good, and needs the `password`. */
  band: 'adult' | 'minor' | 'under16' | 'undisclosed';
  /** The current password; only for `under16`. */
  password?: string;
};
export type AskGuardianDto = {
  /** The parent's or guardian's address, not the member's own; the same bounds as on signing up. Only its HMAC is kept. */
  email: string;
};
