import { baseApi as api } from '../../api/baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    pageTransfersOfferTransfer: build.mutation<
      PageTransfersOfferTransferApiResponse,
      PageTransfersOfferTransferApiArg
    >({
      query: (queryArg) => ({
        url: `/user/pages/offerTransfer`,
        method: 'POST',
        body: queryArg.offerTransferDto,
      }),
    }),
    pageTransfersAnswerTransfer: build.mutation<
      PageTransfersAnswerTransferApiResponse,
      PageTransfersAnswerTransferApiArg
    >({
      query: (queryArg) => ({
        url: `/user/pages/answerTransfer`,
        method: 'POST',
        body: queryArg.answerTransferDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedTransferApi };
export type PageTransfersOfferTransferApiResponse = /** status 200 Done. */ PageRoleSetResponseDto;
export type PageTransfersOfferTransferApiArg = {
  offerTransferDto: OfferTransferDto;
};
export type PageTransfersAnswerTransferApiResponse = /** status 200 Done. */ PageRoleSetResponseDto;
export type PageTransfersAnswerTransferApiArg = {
  answerTransferDto: AnswerTransferDto;
};
export type MemberCardProfileDto = {
  /** Path of the portrait on the API host; null shows the default portrait. */
  profileUrl: string | null;
  /** A line the member wrote about themselves. */
  title: string | null;
};
export type MemberCardDto = {
  /** Member id. */
  id: string;
  /** Full name. */
  name: string;
  UserProfile: MemberCardProfileDto;
};
export type PageModeratorDto = {
  User: MemberCardDto;
  /** Since when; ISO 8601, UTC. */
  since: string;
};
export type PageTransferDto = {
  /** Whom the owner asks. */
  User: MemberCardDto;
  /** Until when they can accept; ISO 8601, UTC. */
  until: string;
};
export type PageRolesDto = {
  /** Its creator, who alone edits and deletes it, and chooses the moderators. */
  owner: MemberCardDto;
  /** Followers who help the owner; at most ten and who owned it before, those of longest standing first. */
  moderators: PageModeratorDto[];
  /** What the caller is to the page; null when they do not run it. */
  role: ('moderator' | 'owner') | null;
  /** Whether the caller may take no part in the page: neither follow it nor post, comment or vote there. */
  isBanned: boolean;
  /** The offer of the page that waits: for its owner, and for whom they ask. Null for others, and when none waits. */
  transfer: PageTransferDto | null;
};
export type PageRoleSetResponseDto = {
  /** Result, for display. */
  message: string;
  /** Always true. */
  success: boolean;
  data: PageRolesDto;
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
export type OfferTransferDto = {
  /** Page id. */
  id: string;
  /** The id of the follower who is to own the page; null withdraws the offer that waits. */
  toId: string | null;
  /** The caller's current password, required again because a page changes hands for good. Not needed to withdraw. */
  password?: string;
};
export type AnswerTransferDto = {
  /** Page id. */
  id: string;
  /** True takes the page over; false declines it. */
  accepts: boolean;
  /** The caller's current password, required again because an owner answers for a page. Not needed to decline. */
  password?: string;
};
