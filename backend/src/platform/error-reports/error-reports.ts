/** Where an error happened. */
export interface ErrorOrigin {
  /** Id of the request, as in the log and in the answer. */
  readonly requestId?: string;
  /** Name of the periodic job. */
  readonly job?: string;
  /** `fatal`: the process ends. Default: `error`. */
  readonly level?: 'error' | 'fatal';
}

/** Sends unexpected errors to the service that SENTRY_DSN names; does nothing without one. */
export abstract class ErrorReports {
  /** Returns at once, and never throws: a report must not become another error. */
  abstract report(error: unknown, origin: ErrorOrigin): void;
  /** Sends what is waiting, for 2 s at most. */
  abstract close(): Promise<void>;
}

/** Without a service. */
export const NO_REPORTS: ErrorReports = { report: () => undefined, close: () => Promise.resolve() };
