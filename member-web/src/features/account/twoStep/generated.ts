import { baseApi as api } from '../../../api/baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    factorsGetFactors: build.query<FactorsGetFactorsApiResponse, FactorsGetFactorsApiArg>({
      query: (queryArg) => ({ url: `/user/account/getFactors`, method: 'POST', body: queryArg.emptyDto }),
    }),
    factorsStartTotp: build.mutation<FactorsStartTotpApiResponse, FactorsStartTotpApiArg>({
      query: (queryArg) => ({
        url: `/user/account/startTotp`,
        method: 'POST',
        body: queryArg.proveFactorDto,
      }),
    }),
    factorsConfirmTotp: build.mutation<FactorsConfirmTotpApiResponse, FactorsConfirmTotpApiArg>({
      query: (queryArg) => ({
        url: `/user/account/confirmTotp`,
        method: 'POST',
        body: queryArg.confirmTotpDto,
      }),
    }),
    factorsRemoveTotp: build.mutation<FactorsRemoveTotpApiResponse, FactorsRemoveTotpApiArg>({
      query: (queryArg) => ({
        url: `/user/account/removeTotp`,
        method: 'POST',
        body: queryArg.proveFactorDto,
      }),
    }),
    factorsNewRecoveryCodes: build.mutation<
      FactorsNewRecoveryCodesApiResponse,
      FactorsNewRecoveryCodesApiArg
    >({
      query: (queryArg) => ({
        url: `/user/account/newRecoveryCodes`,
        method: 'POST',
        body: queryArg.proveFactorDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedFactorsApi };
export type FactorsGetFactorsApiResponse = /** status 200 Done. */ FactorsResponseDto;
export type FactorsGetFactorsApiArg = {
  emptyDto: EmptyDto;
};
export type FactorsStartTotpApiResponse = /** status 200 Done. */ TotpKeyResponseDto;
export type FactorsStartTotpApiArg = {
  proveFactorDto: ProveFactorDto;
};
export type FactorsConfirmTotpApiResponse = /** status 200 Done. */ RecoveryCodesResponseDto;
export type FactorsConfirmTotpApiArg = {
  confirmTotpDto: ConfirmTotpDto;
};
export type FactorsRemoveTotpApiResponse = /** status 200 Done. */ MessageResponseDto;
export type FactorsRemoveTotpApiArg = {
  proveFactorDto: ProveFactorDto;
};
export type FactorsNewRecoveryCodesApiResponse = /** status 200 Done. */ RecoveryCodesResponseDto;
export type FactorsNewRecoveryCodesApiArg = {
  proveFactorDto: ProveFactorDto;
};
export type FactorsDto = {
  /** Whether a factor can be set up on this installation. */
  available: boolean;
  /** Whether this installation wants a factor of every administrator: until there is one, other calls of `/admin` are refused. */
  required: boolean;
  /** Since when an authenticator app is asked for at sign-in; ISO 8601, UTC. Null: it is not. */
  totpSince: string | null;
  /** Recovery codes that were not used yet, 0–10. */
  recoveryCodesLeft: number;
};
export type FactorsResponseDto = {
  data: FactorsDto;
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
export type TotpKeyDto = {
  /** The secret to type into the app: 32 characters of base32. */
  secret: string;
  /** The same as an `otpauth://` address, to be shown as a QR code. */
  uri: string;
};
export type TotpKeyResponseDto = {
  data: TotpKeyDto;
  /** Always true. */
  success: boolean;
};
export type ProveFactorDto = {
  /** The current password, required again because the phone may be unlocked. */
  password: string;
  /** If there is a factor: the code of the authenticator app, six digits, or a recovery code. Spaces and hyphens are ignored. */
  code?: string | null;
};
export type RecoveryCodesDto = {
  /** Ten codes of 24 characters of base32, in groups of four. Each replaces a code of the app once. They are not shown again. */
  recoveryCodes: string[];
};
export type RecoveryCodesResponseDto = {
  /** Result, for display. */
  message: string;
  /** Always true. */
  success: boolean;
  data: RecoveryCodesDto;
};
export type ConfirmTotpDto = {
  /** The six digits that the authenticator app shows for the new secret. */
  code: string;
};
export type MessageResponseDto = {
  /** Result, for display. */
  message: string;
  /** Always true. */
  success: boolean;
};
