import { baseApi as api } from '../../api/baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    grievancesGetGrievanceOfficer: build.query<
      GrievancesGetGrievanceOfficerApiResponse,
      GrievancesGetGrievanceOfficerApiArg
    >({
      query: (queryArg) => ({ url: `/public/getGrievanceOfficer`, method: 'POST', body: queryArg.emptyDto }),
    }),
    grievancesSendGrievance: build.mutation<
      GrievancesSendGrievanceApiResponse,
      GrievancesSendGrievanceApiArg
    >({
      query: (queryArg) => ({
        url: `/public/sendGrievance`,
        method: 'POST',
        body: queryArg.sendGrievanceDto,
      }),
    }),
    grievancesGetGrievance: build.query<GrievancesGetGrievanceApiResponse, GrievancesGetGrievanceApiArg>({
      query: (queryArg) => ({ url: `/public/getGrievance`, method: 'POST', body: queryArg.getGrievanceDto }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedGrievancesApi };
export type GrievancesGetGrievanceOfficerApiResponse = /** status 200 Done. */ GrievanceOfficerResponseDto;
export type GrievancesGetGrievanceOfficerApiArg = {
  emptyDto: EmptyDto;
};
export type GrievancesSendGrievanceApiResponse = /** status 201 Done. */ SentGrievanceResponseDto;
export type GrievancesSendGrievanceApiArg = {
  sendGrievanceDto: SendGrievanceDto;
};
export type GrievancesGetGrievanceApiResponse = /** status 200 Done. */ GrievanceResponseDto;
export type GrievancesGetGrievanceApiArg = {
  getGrievanceDto: GetGrievanceDto;
};
export type GrievanceOfficerDto = {
  /** Name of the grievance officer. */
  name: string | null;
  /** Address to which one can write instead. */
  email: string | null;
  /** Telephone number. */
  phone: string | null;
  /** Postal address. */
  address: string | null;
  /** Days in which a grievance is answered. */
  days: number;
};
export type GrievanceOfficerResponseDto = {
  data: GrievanceOfficerDto;
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
export type SentGrievanceDto = {
  /** Names the grievance. */
  reference: string;
  /** Opens it, with its reference. */
  key: string;
  /** Until when it is answered, ISO 8601, UTC. */
  dueAt: string;
};
export type SentGrievanceResponseDto = {
  data: SentGrievanceDto;
  /** Always true. */
  success: boolean;
};
export type SendGrievanceDto = {
  /** How the sender wants to be called, 1–100 characters. */
  name: string;
  /** Address that is mailed when the grievance has arrived and when it has its answer; the mails say nothing of either. */
  email: string;
  /** What is wrong, 1–5,000 characters. */
  text: string;
  /** What the sender's program chose at random for this form, 22–64 letters, digits, `-` and `_`. Sent again with the same, the
    same form gets the first answer, and is one grievance. It opens the answer as the key does: keep it as secret. */
  attempt?: string | null;
};
export type GrievanceDto = {
  /** Whether it has its answer. */
  state: 'open' | 'answered';
  /** Names the grievance. */
  reference: string;
  /** When it arrived, ISO 8601, UTC. */
  sentAt: string;
  /** Until when it is answered, ISO 8601, UTC. */
  dueAt: string;
  /** What the sender wrote. */
  text: string;
  /** The answer; null until there is one. */
  answer: string | null;
  /** When it was answered, ISO 8601, UTC; null until then. */
  answeredAt: string | null;
};
export type GrievanceResponseDto = {
  data: GrievanceDto;
  /** Always true. */
  success: boolean;
};
export type GetGrievanceDto = {
  /** Reference of the grievance, with or without gaps. */
  reference: string;
  /** Its key, with or without gaps. */
  key: string;
};
