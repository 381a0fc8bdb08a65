/** The envelope of every success that carries no data. */
export class MessageResponseDto {
  /** Always true. */
  success!: boolean;
  /** What happened, fit to be shown. */
  message!: string;
}

/** The envelope of every failure. */
export class ErrorResponseDto {
  /** Always false. */
  success!: boolean;
  /** What went wrong and what to do, fit to be shown. */
  message!: string;
  /**
   * Stable code to branch on.
   * @example "validation_failed"
   */
  error!: string;
  /**
   * Message per field, for validation (400) and conflicts (409).
   * @example { "email": "This email is already registered" }
   */
  errors?: Record<string, string>;
  /** Names this request in the server's logs. */
  requestId!: string;
}
