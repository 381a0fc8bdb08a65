import { baseApi as api } from '../../../api/baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    guardianGetGuardianRequest: build.query<
      GuardianGetGuardianRequestApiResponse,
      GuardianGetGuardianRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/public/getGuardianRequest`,
        method: 'POST',
        body: queryArg.guardianTokenDto,
      }),
    }),
    guardianAnswerGuardian: build.mutation<GuardianAnswerGuardianApiResponse, GuardianAnswerGuardianApiArg>({
      query: (queryArg) => ({
        url: `/public/answerGuardian`,
        method: 'POST',
        body: queryArg.answerGuardianDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedGuardianApi };
export type GuardianGetGuardianRequestApiResponse = /** status 200 Done. */ GuardianRequestResponseDto;
export type GuardianGetGuardianRequestApiArg = {
  guardianTokenDto: GuardianTokenDto;
};
export type GuardianAnswerGuardianApiResponse = /** status 200 Done. */ MessageResponseDto;
export type GuardianAnswerGuardianApiArg = {
  answerGuardianDto: AnswerGuardianDto;
};
export type GuardianRequestDto = {
  /** The member's first name; "Somebody" where it is no plain word. */
  firstName: string;
  /** `asked`: waits for the answer; `agreed`: can be withdrawn; the others are over, and only a new request changes them. */
  state: 'withdrawn' | 'refused' | 'asked' | 'agreed' | 'expired';
  /** Until when it can be answered; ISO 8601, UTC. Null for one that an administrator recorded. */
  expiresAt: string | null;
};
export type GuardianRequestResponseDto = {
  data: GuardianRequestDto;
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
export type GuardianTokenDto = {
  /** The `token` in the address of the mailed link. */
  token: string;
};
export type MessageResponseDto = {
  /** Result, for display. */
  message: string;
  /** Always true. */
  success: boolean;
};
export type AnswerGuardianDto = {
  /** The `token` in the address of the mailed link. */
  token: string;
  /** False refuses what is asked, and withdraws what was agreed to. */
  agrees: boolean;
  /** What the person who answers is to the member; needed to agree. */
  relation?: 'parent' | 'guardian';
  /** Whether they say that they are 18 or older; needed to agree. */
  isAdult?: boolean;
};
