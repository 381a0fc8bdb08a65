import { errorText, failureStatus } from '@campus-commons/web-kit/errorText.ts';

/**
 * The error of a failed call: the server's refusal with its envelope, or the fact that no answer came. `errorText`,
 * `fieldErrors` and `failureStatus` of web-kit read it.
 */
export type ApiError = { status: number; data: unknown } | { status: 'NO_RESPONSE' };

/** A 404: it does not exist, or no longer does. */
export function isNotFound(error: unknown): boolean {
  return failureStatus(error) === 404;
}

/**
 * A member's call failed because their session is over: refused (401), ended by maintenance (503), or aborted because
 * another call had found that. A notice already says so, and any other message about this call would give a wrong
 * reason.
 */
export function isSessionOver(error: unknown): boolean {
  const status = failureStatus(error);
  return status === 401 || status === 503 || isAborted(error);
}

/** The call was aborted by this client. */
export function isAborted(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}

/** The server has refused the call, so nothing was created. Without an answer, or with a 5xx, the result is unknown. */
export function isRefused(error: unknown): boolean {
  const status = failureStatus(error);
  return status !== undefined && status >= 400 && status < 500;
}

/** The change was based on a version that is not the current one (optimistic locking); nothing was written. */
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
