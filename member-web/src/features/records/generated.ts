import { baseApi as api } from '../../api/baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    publicGetRecord: build.query<PublicGetRecordApiResponse, PublicGetRecordApiArg>({
      query: (queryArg) => ({ url: `/public/getRecord`, method: 'POST', body: queryArg.recordSerialDto }),
    }),
    publicVerifyRecord: build.mutation<PublicVerifyRecordApiResponse, PublicVerifyRecordApiArg>({
      query: (queryArg) => ({ url: `/public/verifyRecord`, method: 'POST', body: queryArg.verifyRecordDto }),
    }),
    recordsGetRecords: build.query<RecordsGetRecordsApiResponse, RecordsGetRecordsApiArg>({
      query: (queryArg) => ({
        url: `/user/records/getRecords`,
        method: 'POST',
        body: queryArg.getRecordsDto,
      }),
    }),
    recordsIssue: build.mutation<RecordsIssueApiResponse, RecordsIssueApiArg>({
      query: (queryArg) => ({
        url: `/user/records/issue`,
        method: 'POST',
        body: queryArg.issueRecordDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    recordsAnswer: build.mutation<RecordsAnswerApiResponse, RecordsAnswerApiArg>({
      query: (queryArg) => ({ url: `/user/records/answer`, method: 'POST', body: queryArg.answerRecordDto }),
    }),
    recordsRevoke: build.mutation<RecordsRevokeApiResponse, RecordsRevokeApiArg>({
      query: (queryArg) => ({ url: `/user/records/revoke`, method: 'POST', body: queryArg.revokeRecordDto }),
    }),
    recordsRemove: build.mutation<RecordsRemoveApiResponse, RecordsRemoveApiArg>({
      query: (queryArg) => ({ url: `/user/records/remove`, method: 'POST', body: queryArg.recordSerialDto }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedRecordsApi };
export type PublicGetRecordApiResponse = /** status 200 Done. */ PublicRecordResponseDto;
export type PublicGetRecordApiArg = {
  recordSerialDto: RecordSerialDto;
};
export type PublicVerifyRecordApiResponse = /** status 200 Done. */ RecordCheckResponseDto;
export type PublicVerifyRecordApiArg = {
  verifyRecordDto: VerifyRecordDto;
};
export type RecordsGetRecordsApiResponse = /** status 200 Done. */ RecordListResponseDto;
export type RecordsGetRecordsApiArg = {
  getRecordsDto: GetRecordsDto;
};
export type RecordsIssueApiResponse = /** status 201 Done. */ RecordSavedResponseDto;
export type RecordsIssueApiArg = {
  /** 1–100 visible ASCII characters. The same key and body within 24 hours get the record that the first request wrote, as it is now; 404 when it is gone; with another body, 422. */
  'Idempotency-Key'?: string;
  issueRecordDto: IssueRecordDto;
};
export type RecordsAnswerApiResponse = /** status 200 Done. */ RecordAnsweredResponseDto;
export type RecordsAnswerApiArg = {
  answerRecordDto: AnswerRecordDto;
};
export type RecordsRevokeApiResponse = /** status 200 Done. */ RecordSavedResponseDto;
export type RecordsRevokeApiArg = {
  revokeRecordDto: RevokeRecordDto;
};
export type RecordsRemoveApiResponse = /** status 200 Done. */ MessageResponseDto;
export type RecordsRemoveApiArg = {
  recordSerialDto: RecordSerialDto;
};
export type RecordPageDto = {
  /** Null when there is no such page any more. */
  id: string | null;
  /** Its title on the day on which the record was issued. */
  name: string;
};
export type PublicRecordDto = {
  /** What the work was. */
  kind: 'internship' | 'volunteering';
  /** A revoked one stays, and says why. */
  state: 'accepted' | 'revoked';
  /** Who revoked it; null if nobody did. */
  revokedBy: ('page' | 'console') | null;
  /** ISO 8601, UTC. */
  acceptedAt: string | null;
  /** The signed short form, which its link carries. */
  code: string | null;
  /** Open Badges 3.0 credential in the JWT proof format, signed by the site. */
  credential: string;
  /** The key that signed it. */
  keyId: string;
  /** Serial number: its address is `/records/<serial>`. */
  serial: string;
  /** The holder's name on the day on which it was issued. */
  holder: string;
  /** For whom the holder worked. */
  page: RecordPageDto;
  /** The name of who issued it for the page, on that day. */
  issuer: string;
  /** What the holder was. */
  role: string;
  /** What the holder did: plain text. */
  done: string;
  /** Hours in all; null if nobody counted them. */
  hours: number | null;
  /** First day of the work, `YYYY-MM-DD`. */
  from: string;
  /** Last day of the work, `YYYY-MM-DD`. */
  to: string;
  /** Why it was revoked; null if it was not. */
  reason: string | null;
  /** ISO 8601, UTC. */
  issuedAt: string;
  /** ISO 8601, UTC; null if it was not revoked. */
  revokedAt: string | null;
};
export type PublicRecordResponseDto = {
  data: PublicRecordDto;
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
export type RecordSerialDto = {
  /** Serial number of the record. */
  serial: string;
};
export type RecordCheckDto = {
  /** What has become of the record. Null if the signature is not genuine, and when there is no such record any more: the holder
    removed it, or their account is gone. */
  state: ('accepted' | 'revoked') | null;
  /** Whether the site signed it, letter for letter. */
  isGenuine: boolean;
};
export type RecordCheckResponseDto = {
  data: RecordCheckDto;
  /** Always true. */
  success: boolean;
};
export type VerifyRecordDto = {
  /** The credential, as the record was downloaded. */
  credential: string;
};
export type RecordDto = {
  /** What the work was. */
  kind: 'internship' | 'volunteering';
  /** Who has not accepted it alone sees an offered one, and who issued it. */
  state: 'offered' | 'accepted' | 'revoked';
  /** Who revoked it; null if nobody did. */
  revokedBy: ('page' | 'console') | null;
  /** Serial number: its address is `/records/<serial>`. */
  serial: string;
  /** The holder's name on the day on which it was issued. */
  holder: string;
  /** For whom the holder worked. */
  page: RecordPageDto;
  /** The name of who issued it for the page, on that day. */
  issuer: string;
  /** What the holder was. */
  role: string;
  /** What the holder did: plain text. */
  done: string;
  /** Hours in all; null if nobody counted them. */
  hours: number | null;
  /** First day of the work, `YYYY-MM-DD`. */
  from: string;
  /** Last day of the work, `YYYY-MM-DD`. */
  to: string;
  /** Why it was revoked; null if it was not. */
  reason: string | null;
  /** ISO 8601, UTC. */
  issuedAt: string;
  /** When the holder accepted it; ISO 8601, UTC. Null while they have not. */
  acceptedAt: string | null;
  /** ISO 8601, UTC; null if it was not revoked. */
  revokedAt: string | null;
  /** The signed short form, which its link carries: `/records/<serial>#<code>`. Null until it is accepted. */
  code: string | null;
};
export type PaginationDto = {
  /** Number of entries in the whole list. */
  total: number;
  /** Number of pages in the whole list; 0 when it is empty. */
  totalPages: number;
  /** The returned page, from 1. */
  currentPage: number;
  /** Entries per page. */
  limit: number;
  /** Whether there is a next page. */
  hasNextPage: boolean;
  /** Whether there is a previous page. */
  hasPrevPage: boolean;
};
export type RecordListDto = {
  /** Of the caller: those to be answered first, then the newest. Of others: accepted ones, the newest first. */
  records: RecordDto[];
  pagination: PaginationDto;
};
export type RecordListResponseDto = {
  data: RecordListDto;
  /** Always true. */
  success: boolean;
};
export type GetRecordsDto = {
  /** Whose; the caller's own if it is missing. */
  userId?: string | null;
  /** Page number, from 1. */
  page?: number;
  /** Entries per page, 1–50. */
  limit?: number;
};
export type RecordSavedResponseDto = {
  /** Result, for display. */
  message: string;
  /** Always true. */
  success: boolean;
  data: RecordDto;
};
export type IssueRecordDto = {
  /** Application id: an accepted one, or a completed one whose record was refused or removed. */
  applicationId: string;
  /** What the holder was, one line, 1–100 characters. */
  role: string;
  /** What the holder did: plain text, 20–600 characters. */
  done: string;
  /** Hours in all, 1–2,000; null or missing if nobody counted them. */
  hours?: number | null;
  /** First day of the work, `YYYY-MM-DD`. */
  from: string;
  /** Last day of the work, `YYYY-MM-DD`: not before the first one, and today in India at the latest. */
  to: string;
};
export type RecordAnsweredResponseDto = {
  /** Result, for display. */
  message: string;
  /** Always true. */
  success: boolean;
  /** The signed record; null after refusing it. */
  data: RecordDto | null;
};
export type AnswerRecordDto = {
  /** Serial number of the record. */
  serial: string;
  /** Whether the holder accepts it: it is signed then. Otherwise it is deleted. */
  accept: boolean;
};
export type RevokeRecordDto = {
  /** Serial number of the record. */
  serial: string;
  /** Why, 1–500 characters: everybody who opens the record reads it. */
  reason: string;
};
export type MessageResponseDto = {
  /** Result, for display. */
  message: string;
  /** Always true. */
  success: boolean;
};
