/** What a request was for: failures are judged by it, since an outage may hurt one kind and not another. */
export type Purpose = 'write' | 'upload' | 'read' | 'picture';

/** One request and how it ended; times in milliseconds since the run began. */
export interface Request {
  readonly purpose: Purpose;
  /** Path of the call. */
  readonly call: string;
  readonly startedAt: number;
  readonly endedAt: number;
  /** Status of the answer; undefined when there was none. */
  readonly status: number | undefined;
  /** Sent a second time, because the first met a connection that was just being closed, as browsers do. */
  readonly resent: boolean;
}

/** Whether a request did not get what it asked for. */
export function hasFailed({ status }: Pick<Request, 'status'>): boolean {
  return status === undefined || status >= 400;
}
