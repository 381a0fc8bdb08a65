import { errorText, failureStatus } from '@campus-commons/web-kit/errorText.ts';

/**
 * The error of a failed call: the status and envelope of the server's answer, or `NO_RESPONSE`, or `OFFLINE` when the browser
 * had no network. web-kit's `errorText`, `fieldErrors` and `failureStatus` read it.
 */
export type ApiError = { status: number; data: unknown } | { status: 'NO_RESPONSE' | 'OFFLINE' };

/** A 404: the requested thing does not exist, or was deleted. */
export function isNotFound(error: unknown): boolean {
  return failureStatus(error) === 404;
}

/**
 * Whether a call failed because the member's session is over: it was refused (401), maintenance ended the session
 * (503), or another call had already ended it and this one was aborted. A notice already explains this, so the call
 * needs no message of its own.
 */
export function isSessionOver(error: unknown): boolean {
  const status = failureStatus(error);
  return status === 401 || status === 503 || isAborted(error);
}

/** Whether this client aborted the call. */
export function isAborted(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}

/** Whether the server refused the call (4xx), so nothing was created. A 5xx or a missing answer leaves that unknown. */
export function isRefused(error: unknown): boolean {
  const status = failureStatus(error);
  return status !== undefined && status >= 400 && status < 500;
}

/** Whether an edit was rejected because it was based on an outdated version (409, optimistic locking). */
export function isStale(error: unknown): boolean {
  return errorCode(error) === 'stale';
}

/** The stable `error` code of the envelope; undefined if the failure has none. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'error' in data && typeof data.error === 'string'
    ? data.error
    : undefined;
}

/** The message to the author of content that administrators removed; undefined for any other failure. */
export function removalText(error: unknown): string | undefined {
  return errorCode(error) === 'removed' ? errorText(error) : undefined;
}
