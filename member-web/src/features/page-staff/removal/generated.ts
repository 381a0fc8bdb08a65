import { baseApi as api } from '../../../api/baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    pageRemovalsRemovePost: build.mutation<PageRemovalsRemovePostApiResponse, PageRemovalsRemovePostApiArg>({
      query: (queryArg) => ({
        url: `/user/pages/removePost`,
        method: 'POST',
        body: queryArg.removeFromPageDto,
      }),
    }),
    pageRemovalsRemoveComment: build.mutation<
      PageRemovalsRemoveCommentApiResponse,
      PageRemovalsRemoveCommentApiArg
    >({
      query: (queryArg) => ({
        url: `/user/pages/removeComment`,
        method: 'POST',
        body: queryArg.removeFromPageDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedRemovalsApi };
export type PageRemovalsRemovePostApiResponse = /** status 200 Done. */ MessageResponseDto;
export type PageRemovalsRemovePostApiArg = {
  removeFromPageDto: RemoveFromPageDto;
};
export type PageRemovalsRemoveCommentApiResponse = /** status 200 Done. */ MessageResponseDto;
export type PageRemovalsRemoveCommentApiArg = {
  removeFromPageDto: RemoveFromPageDto;
};
export type MessageResponseDto = {
  /** Result, for display. */
  message: string;
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
export type RemoveFromPageDto = {
  /** Id of the post or comment. */
  id: string;
  /** Why, 1–500 characters: for its author, and for those who run the page. */
  reason: string;
};
