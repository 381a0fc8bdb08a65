import { baseApi as api } from '../../api/baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    transparencyGetTransparency: build.query<
      TransparencyGetTransparencyApiResponse,
      TransparencyGetTransparencyApiArg
    >({
      query: (queryArg) => ({
        url: `/public/getTransparency`,
        method: 'POST',
        body: queryArg.getTransparencyDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedTransparencyApi };
export type TransparencyGetTransparencyApiResponse = /** status 200 Done. */ TransparencyResponseDto;
export type TransparencyGetTransparencyApiArg = {
  getTransparencyDto: GetTransparencyDto;
};
export type TransparencyCountDto = {
  /** What is counted. There may be new ones. */
  name: string;
  /** How often; null for 1–4 times, which are told to nobody. */
  count: number | null;
};
export type TransparencyDto = {
  /** The month that is counted; null if none is over yet. */
  month: string | null;
  /** The months that can be asked for, the newest first. */
  months: string[];
  /** Reports of that month, by reason. */
  reports: TransparencyCountDto[];
  /** Cases decided in it, by outcome. Those that broke a rule are counted by the measure against the account; `violation` had none. */
  decisions: TransparencyCountDto[];
  /** Appeals answered in it: the decision stood (`upheld`) or was taken back (`overturned`). */
  appeals: TransparencyCountDto[];
  /** Grievances whose answer was due in it: answered in time (`in_time`), or later or not yet (`late`). */
  grievances: TransparencyCountDto[];
  /** Accounts deleted because the member is younger than 16 (`too_young`), and cases referred to an authority (`referral`). */
  others: TransparencyCountDto[];
};
export type TransparencyResponseDto = {
  data: TransparencyDto;
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
export type GetTransparencyDto = {
  /** One of the months that the answer lists; the newest if it is missing. */
  month?: string | null;
};
