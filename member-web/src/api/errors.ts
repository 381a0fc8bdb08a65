import { failureStatus } from '@campus-commons/web-kit/errorText.ts';

/**
 * What a failed call leaves: the server's refusal with its envelope, or the fact that no answer came.
 * `errorText`, `fieldErrors` and `failureStatus` of web-kit read it.
 */
export type ApiError = { status: number; data: unknown } | { status: 'NO_RESPONSE' };

/** The thing asked for does not exist, or no longer does. */
export function isNotFound(error: unknown): boolean {
  return failureStatus(error) === 404;
}
