/** The purpose of a request. Failures are judged by it, because an outage affects only some purposes. */
export type Purpose = 'write' | 'upload' | 'read' | 'picture';

/** One request and its result; times in milliseconds since the start of the run. */
export interface Request {
  readonly purpose: Purpose;
  /** The request's path. */
  readonly call: string;
  readonly startedAt: number;
  readonly endedAt: number;
  /** Status of the response; undefined when there was none. */
  readonly status: number | undefined;
  /** Retried because its keep-alive connection was being closed, as browsers do. */
  readonly resent: boolean;
}

/** Whether a request failed: an error status or no response. */
export function hasFailed({ status }: Pick<Request, 'status'>): boolean {
  return status === undefined || status >= 400;
}
