/** What every success has. */
export class SuccessResponseDto {
  /** Always true. */
  success!: boolean;
}

/** The envelope of every success without data. */
export class MessageResponseDto extends SuccessResponseDto {
  /** Result, for display. */
  message!: string;
}

/** The envelope of every error. */
export class ErrorResponseDto {
  /** Always false. */
  success!: boolean;
  /** The error and what to do about it, for display. */
  message!: string;
  /**
   * Stable code for programs: `validation_failed`, `malformed_request`, `too_complex`, `unauthorized`,
   * `invalid_credentials`, `second_factor_required`, `second_factor_missing`, `account_suspended`, `account_deleted`, `reset_link_dead`, `confirm_link_dead`,
   * `unsubscribe_link_dead`, `forbidden`, `not_found`,
   * `removed`, `conflict`, `stale`, `state_changed`, `team_full`, `thread_full`, `poll_started`, `poll_ended`, `not_restorable`, `payload_too_large`, `unsupported_media_type`,
   * `idempotency_mismatch`, `too_many_requests`, `maintenance`, `media_unavailable` or `internal_error`. Later versions
   * may add codes; treat an unknown code by its HTTP status.
   * @example "validation_failed"
   */
  error!: string;
  /**
   * Message per field, for validation (400: the first twenty fields) and conflicts (409).
   * @example { "email": "This email is already registered" }
   */
  errors?: Record<string, string>;
  /** The request's id in the server's logs. */
  requestId!: string;
}

/** The body of calls without parameters: `{}`. */
export class EmptyDto {}
